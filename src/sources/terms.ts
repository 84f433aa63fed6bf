import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {nearest} from '../lib/nearest';
import {slugify} from '../lib/slug';
import type {Problem} from '../text/types';
import type {Page, Term, Terms} from './model';
import {parseYaml, validateYaml, type ParsedYaml} from './yaml/parse';
import {errorAt} from '../text/problems';

/** Path of the list of technical terms, relative to the project's root. */
export const TERMS_FILE = 'content/terms.yml';

const RULE = 'terms';
const MOST_DEFINITION = 260;
const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
];

const schema = Joi.object({
  terms: Joi.array()
    .items(
      Joi.object({
        id: Joi.string()
          .pattern(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'lower-case words with hyphens')
          .required(),
        term: Joi.string().required(),
        aliases: Joi.array().items(Joi.string()),
        definition: Joi.string().max(MOST_DEFINITION).required(),
        lesson: Joi.string().required(),
      }),
    )
    .required(),
}).required();

/** Reads content/terms.yml; a project without the file has no terms. */
export function readTerms(root: string, pages: ReadonlyMap<string, Page>): Terms {
  const file = join(root, TERMS_FILE);
  if (!existsSync(file)) {
    return {list: [], problems: []};
  }
  const parsed = parseYaml(readFileSync(file, 'utf8'), {
    path: TERMS_FILE,
    linesBefore: 0,
    rule: RULE,
  });
  if (parsed.problems.length > 0) {
    return {list: [], problems: parsed.problems};
  }
  const {problems} = validateYaml(parsed, schema, {
    path: TERMS_FILE,
    rule: RULE,
    guide: {doc: 'docs/recipes.md'},
  });
  const entries = completeEntries(parsed.value);
  return {
    list: entries.map(({term}) => term),
    problems: [...problems, ...repeated(entries, parsed), ...withoutLesson(entries, pages, parsed)],
  };
}

interface Entry {
  readonly term: Term;
  /** Its index in the file's list. */
  readonly index: number;
}

/** A mistake in one entry does not hide those in others. */
function completeEntries(value: unknown): readonly Entry[] {
  const {terms} = (value ?? {}) as {readonly terms?: unknown};
  return (Array.isArray(terms) ? terms : []).flatMap((term: unknown, index): readonly Entry[] =>
    isTerm(term) ? [{term, index}] : [],
  );
}

function isTerm(value: unknown): value is Term {
  const {id, term, definition, lesson, aliases = []} = (value ?? {}) as Record<string, unknown>;
  return (
    [id, term, definition, lesson].every((text) => typeof text === 'string') &&
    Array.isArray(aliases) &&
    aliases.every((alias) => typeof alias === 'string')
  );
}

/** Reports ids and names that two terms share. */
function repeated(entries: readonly Entry[], parsed: ParsedYaml): readonly Problem[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({term: {id, term, aliases = []}, index}) => {
    const names = new Set([`the id ${id}`, ...[term, ...aliases].map((name) => `“${name}”`)]);
    return [...names].flatMap((name) => {
      const owner = owners.get(name);
      owners.set(name, owner ?? id);
      return owner === undefined
        ? []
        : [
            problemAt(
              parsed,
              index,
              'id',
              `${name} is also used by ${owner}`,
              'keep one of the two',
            ),
          ];
    });
  });
}

function withoutLesson(
  entries: readonly Entry[],
  pages: ReadonlyMap<string, Page>,
  parsed: ParsedYaml,
): readonly Problem[] {
  return entries.flatMap(({term: {lesson}, index}) => {
    const page = pages.get(lesson);
    if (page !== undefined && !page.draft) {
      return [];
    }
    const like = page === undefined ? nearest(lesson, pages.keys()) : undefined;
    const message = page === undefined ? `there is no page ${lesson}` : `${lesson} is a draft`;
    const remedy =
      like === undefined
        ? 'write the path of the page that explains the term'
        : `did you mean ${like}?`;
    return [problemAt(parsed, index, 'lesson', message, remedy)];
  });
}

function problemAt(
  {placeOf}: ParsedYaml,
  index: number,
  key: keyof Term,
  message: string,
  remedy: string,
): Problem {
  return errorAt({path: TERMS_FILE, ...placeOf(['terms', index, key])}, RULE, message, remedy);
}

/** The term that a `<Term>` refers to: by id, otherwise by its text, ignoring case and a plural. */
export type FindTerm = (written: {readonly id?: string; readonly text: string}) => Term | undefined;

export function termFinder(list: readonly Term[]): FindTerm {
  const byId = new Map(list.map((term) => [term.id, term]));
  const exact = new Map<string, Term>();
  const anyCase = new Map<string, Term>();
  for (const term of list) {
    for (const name of namesOf(term)) {
      exact.set(name, exact.get(name) ?? term);
      anyCase.set(name.toLowerCase(), anyCase.get(name.toLowerCase()) ?? term);
    }
  }
  return ({id, text}) => {
    if (id !== undefined) {
      return byId.get(id);
    }
    const words = text.replace(/\s+/g, ' ').trim();
    const lower = words.toLowerCase();
    const singulars = PLURALS.map(([ending, singular]) => lower.replace(ending, singular));
    return exact.get(words) ?? [lower, ...singulars].map((name) => anyCase.get(name)).find(Boolean);
  };
}

function namesOf({term, aliases = []}: Term): readonly string[] {
  return [term, ...aliases].map((name) => name.replaceAll('`', ''));
}

/** The name or id in the list that is most similar to what was written. */
export function nearestTerm(
  {id, text}: {readonly id?: string; readonly text: string},
  list: readonly Term[],
): string | undefined {
  return id === undefined
    ? nearest(text, list.flatMap(namesOf))
    : nearest(
        slugify(id),
        list.map((term) => term.id),
      );
}
