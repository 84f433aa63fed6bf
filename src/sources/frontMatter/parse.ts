import {Joi} from '@docusaurus/utils-validation';
import {OTHER_KEYS} from '../../data/otherTools';
import {FRONT_MATTER_FIELDS, type FrontMatter} from './fields';
import type {Problem, Source} from '../../text/types';
import {applyEdits} from '../../text/edits';
import {splitLines} from '../../text/lines';
import {parseYaml, validateYaml, type PlaceOf} from '../yaml/parse';
import {parsePastFaults} from '../yaml/parsePastFaults';
import {findYamlTraps} from '../yaml/traps';
import type {KeyGuide} from '../yaml/words';
import {errorAt, START} from '../../text/problems';

export type {FrontMatter} from './fields';

export interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  /** The Markdown after the front matter. */
  readonly content: string;
  /** Lines of the file that come before the content. */
  readonly linesBefore: number;
  readonly problems: readonly Problem[];
  readonly placeOf: PlaceOf;
}

const RULE = 'front-matter';
/** Problems with the `---` lines, which have their own rule. */
const PLACE_RULE = 'front-matter-place';
const GUIDE: KeyGuide = {
  doc: 'docs/front-matter.md',
  otherKeys: OTHER_KEYS,
  samples: Object.fromEntries(
    FRONT_MATTER_FIELDS.flatMap(({name, default: usual}) =>
      /^\d+$/.test(usual) ? [[name, usual]] : [],
    ),
  ),
};
const OPENING = /^\uFEFF?---[ \t]*\r?\n/;
const CLOSING = /^---[ \t]*$/m;

const schema = Joi.object(
  Object.fromEntries(FRONT_MATTER_FIELDS.map(({name, schema: field}) => [name, field])),
).required();

/** Splits a page into front matter and content and checks the front matter against the closed schema. */
export function parseFrontMatter({path, text}: Source): ParsedFrontMatter {
  const opening = OPENING.exec(text)?.[0];
  if (opening === undefined) {
    return withoutFrontMatter(text, text.trimStart().startsWith('---') ? [lateStart(path)] : []);
  }
  const closing = CLOSING.exec(text.slice(opening.length));
  if (closing === null) {
    return withoutFrontMatter(text, [neverClosed(path)]);
  }
  const yaml = text.slice(opening.length, opening.length + closing.index);
  const end = opening.length + closing.index + closing[0].length;
  const content = text.slice(end).replace(/^\r?\n/, '');
  const linesBefore = text.slice(0, text.length - content.length).split('\n').length - 1;
  const place = {path, linesBefore: 1, rule: RULE};
  const {problems: faults} = parseYaml(yaml, place);
  const parsed = parsePastFaults(faults.length > 0 ? inQuotes(yaml) : yaml, place);
  const checked = validateYaml(parsed, schema, {
    path,
    rule: RULE,
    guide: GUIDE,
    isPart: !parsed.isWhole,
  });
  return {
    frontMatter: checked.value as FrontMatter,
    content,
    linesBefore,
    problems: [...faults, ...checked.problems],
    placeOf: parsed.placeOf,
  };
}

/** Puts values that YAML would misread in quotation marks. */
function inQuotes(yaml: string): string {
  return applyEdits(yaml, findYamlTraps({start: 0, end: yaml.length}, splitLines(yaml)).edits);
}

function withoutFrontMatter(content: string, problems: readonly Problem[]): ParsedFrontMatter {
  const placeOf: PlaceOf = () => ({line: 1, column: 1});
  return {frontMatter: {}, content, linesBefore: 0, problems, placeOf};
}

function lateStart(path: string): Problem {
  const message = 'the front matter does not start on line 1';
  const remedy = 'remove the empty lines before the first ---';
  return errorAt({path, ...START}, PLACE_RULE, message, remedy);
}

function neverClosed(path: string): Problem {
  const message = 'the front matter is never closed';
  return errorAt({path, ...START}, PLACE_RULE, message, 'add a line with --- after its last key');
}
