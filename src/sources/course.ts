import {Joi} from '@docusaurus/utils-validation';
import {applyEdits} from '../text/edits';
import {splitLines} from '../text/lines';
import type {Problem, Source} from '../text/types';
import {readablePart} from './yaml/readablePart';
import {validateYaml, type ParsedYaml} from './yaml/parse';
import {parsePastFaults} from './yaml/parsePastFaults';
import {findYamlTraps} from './yaml/traps';
import type {KeyGuide} from './yaml/words';
import type {Course, CourseLists, ParsedCourse} from './model';
import {errorAt} from '../text/problems';

const RULE = 'course';
const GUIDE: KeyGuide = {doc: 'docs/courses.md', samples: {minutes: '50'}};
const NO_LISTS: CourseLists = {menu: [], weeks: [], recordings: []};
const text = Joi.string();

const menuEntry = Joi.object({
  text: text.required(),
  link: text,
  ariaLabel: text,
  target: text,
  rel: text,
  activeMatch: text,
  children: Joi.array().items(Joi.link('#menuEntry')),
}).id('menuEntry');

const WEEK_PAGE = '{{#label}} must be a file, `page` with `badge` and `due`, or `text` with `link`';

/** The keys decide which form is meant, so that the message can name the mistake in it. */
const weekPage = Joi.alternatives().conditional(
  Joi.object({text: Joi.exist()}).unknown().required(),
  {
    then: Joi.object({text: text.required(), link: text.uri().required(), badge: text}),
    otherwise: Joi.alternatives()
      .try(text, Joi.object({page: text.required(), badge: text, due: text}))
      .messages({'alternatives.match': WEEK_PAGE, 'alternatives.types': WEEK_PAGE}),
  },
);

const MOST_MADE = 4;

const schema = Joi.object({
  code: text.pattern(/^[A-Z]{3}\d{4}$/, 'three capital letters and four digits').required(),
  title: text.required(),
  description: text.max(160).required(),
  makes: Joi.array()
    .items(Joi.object({title: text.required(), text: text.max(200).required(), page: text}))
    .min(1)
    .max(MOST_MADE),
  menu: Joi.array().items(menuEntry).required(),
  weeks: Joi.array()
    .items(
      Joi.object({
        label: text.required(),
        title: text.required(),
        outcomes: Joi.array().items(text),
        groups: Joi.array().items(
          Joi.object({
            title: text,
            pages: Joi.array().items(weekPage),
            notes: Joi.array().items(text),
          }),
        ),
      }),
    )
    .unique('label')
    .required(),
  recordings: Joi.array()
    .items(
      Joi.object({
        title: text.required(),
        link: text.uri().required(),
        week: text,
        minutes: Joi.number().positive(),
      }),
    )
    .required(),
}).required();

/** A file with mistakes may lack any of its keys, but the keys that it has are valid. */
const partSchema = schema.fork(
  ['code', 'title', 'description', 'menu', 'weeks', 'recordings'],
  (key) => key.optional(),
);

/** Reads a `course.yml`; `folder` is the name of its folder, which the code must match. */
export function parseCourse({path, text: yaml}: Source, folder: string): ParsedCourse {
  const lines = splitLines(yaml);
  const traps = findYamlTraps({start: 0, end: yaml.length}, lines);
  const trapped = traps.findings.map(({at, message, remedy}): Problem => {
    const place = typeof at === 'number' ? lines.at(at) : at;
    return errorAt({path, ...place}, RULE, message, remedy);
  });
  const readable = applyEdits(yaml, traps.edits);
  const parsed = parsePastFaults(readable, {path, linesBefore: 0, rule: RULE});
  const isPart = !parsed.isWhole;
  const {value, problems} = validateYaml(parsed, schema, {path, rule: RULE, guide: GUIDE, isPart});
  const course = value as Course;
  const all = [
    ...trapped,
    ...parsed.problems,
    ...problems,
    ...wrongCode(course, folder, path, parsed),
  ];
  if (all.length === 0) {
    return {course, lists: course, problems: [], placeOf: parsed.placeOf};
  }
  const part = readablePart(parsed.value, partSchema);
  return {
    course: undefined,
    lists: {...NO_LISTS, ...(part?.value as Partial<CourseLists>)},
    problems: all,
    placeOf: (keys, where) => parsed.placeOf(part?.inFile(keys) ?? keys, where),
  };
}

function wrongCode(
  course: Course,
  folder: string,
  path: string,
  parsed: ParsedYaml,
): readonly Problem[] {
  const {code} = course;
  if (typeof code !== 'string' || code.toLowerCase() === folder) {
    return [];
  }
  const message = `code ${code} does not match the folder ${folder}`;
  const remedy = `write code: ${folder.toUpperCase()}, or rename the folder`;
  return [errorAt({path, ...parsed.placeOf(['code'])}, RULE, message, remedy)];
}
