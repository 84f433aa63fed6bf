import {Joi} from '@docusaurus/utils-validation';
import {applyEdits} from './applyFixes';
import {splitLines} from './scan/lines';
import type {Problem, Source} from './types';
import {parseYaml, validateYaml, type ParsedYaml, type PlaceOf} from './yaml';
import {findYamlTraps} from './yamlTraps';

export interface MenuEntry {
  readonly text: string;
  readonly link?: string;
  readonly ariaLabel?: string;
  readonly target?: string;
  readonly rel?: string;
  readonly activeMatch?: string;
  readonly children?: readonly MenuEntry[];
}

export type WeekPage =
  | string
  | {readonly page: string; readonly badge?: string; readonly due?: string}
  | {readonly text: string; readonly link: string; readonly badge?: string};

export interface WeekGroup {
  readonly title?: string;
  readonly pages?: readonly WeekPage[];
  readonly notes?: readonly string[];
}

export interface Week {
  readonly label: string;
  readonly title: string;
  readonly outcomes?: readonly string[];
  readonly groups?: readonly WeekGroup[];
}

export interface Recording {
  readonly title: string;
  readonly link: string;
  readonly week?: string;
  readonly minutes?: number;
}

export interface Course {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly menu: readonly MenuEntry[];
  readonly weeks: readonly Week[];
  readonly recordings: readonly Recording[];
}

export interface ParsedCourse {
  /** Undefined when the file has problems. */
  readonly course: Course | undefined;
  readonly problems: readonly Problem[];
  readonly placeOf: PlaceOf;
}

const RULE = 'course';
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

const weekPage = Joi.alternatives().try(
  text,
  Joi.object({page: text.required(), badge: text, due: text}),
  Joi.object({text: text.required(), link: text.uri().required(), badge: text}),
);

const schema = Joi.object({
  code: text.pattern(/^[A-Z]{3}\d{4}$/, 'three capital letters and four digits').required(),
  title: text.required(),
  description: text.max(160).required(),
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

/** Reads a `course.yml`; `folder` is the name of its folder, which the code must match. */
export function parseCourse({path, text: yaml}: Source, folder: string): ParsedCourse {
  const lines = splitLines(yaml);
  const traps = findYamlTraps({start: 0, end: yaml.length}, lines);
  const trapped = traps.findings.map(({at, message, remedy}): Problem => {
    const place = typeof at === 'number' ? lines.at(at) : at;
    return {path, ...place, rule: RULE, severity: 'error', message, remedy};
  });
  const readable = applyEdits(yaml, traps.edits);
  const parsed = parseYaml(readable, {path, linesBefore: 0, rule: RULE});
  if (parsed.problems.length > 0) {
    return {
      course: undefined,
      problems: [...trapped, ...parsed.problems],
      placeOf: parsed.placeOf,
    };
  }
  const {value, problems} = validateYaml(parsed, schema, {path, rule: RULE});
  const course = value as Course;
  const all = [...trapped, ...problems, ...wrongCode(course, folder, path, parsed)];
  return {course: all.length > 0 ? undefined : course, problems: all, placeOf: parsed.placeOf};
}

function wrongCode(
  course: Course,
  folder: string,
  path: string,
  parsed: ParsedYaml,
): readonly Problem[] {
  if (typeof course.code !== 'string' || course.code.toLowerCase() === folder) {
    return [];
  }
  return [
    {
      path,
      ...parsed.placeOf(['code']),
      rule: RULE,
      severity: 'error',
      message: `code ${course.code} does not match the folder ${folder}`,
      remedy: `write code: ${folder.toUpperCase()}, or rename the folder`,
    },
  ];
}
