/**
 * How the checker reports what the second edition of the lessons must have and the first one lacks: `level` and
 * `reject` on tasks, questions that do not give the answer away, terms that are in content/terms.yml, and the
 * words of content/words.yml. Change it to 'error' once every lesson has been rewritten.
 */
export const SECOND_EDITION_SEVERITY: 'warning' | 'error' = 'warning';

/** What can be counted of the rules for lessons (docs/writing-lessons.md). */
export const LESSON_GUIDE = {
  outcomes: {least: 2, most: 4},
  tasks: 1,
  questions: {least: 2, most: 4},
  /** A right answer may be so many times as long as the longest wrong one; `li` and `p` differ by less than `slack` characters. */
  longestAnswer: {times: 1.5, slack: 8},
  examples: 2,
  furtherLinks: 4,
  /** Words of paragraphs and lists of a page, without practice, summary and optional reading. */
  words: {lesson: {least: 500, most: 1000}, landing: {least: 150, most: 350}},
  /** Words of a sentence: on average over the page, and in any one. */
  sentence: {average: 25, most: 45},
  /** Share of examples that may be `norun` or `fragment`, on pages with more than `from` of them. */
  notRun: {from: 5, share: 0.2},
} as const;

/** Pages that say how to install or use a tool: steps instead of outcomes, tasks and quizzes. */
export const GUIDE_FOLDERS: readonly string[] = [
  'modules/tools/',
  'modules/bootstrap/installation',
  'modules/firebase/hosting',
  'modules/laravel/deploying',
];

/** Words that belittle a reader for whom it is not so. */
export const BANNED_WORDS: readonly string[] = [
  'simply',
  'just',
  'obviously',
  'easy',
  'easily',
  'basically',
];

/** Verbs that no test can observe. */
export const VAGUE_VERBS: readonly string[] = [
  'understand',
  'know',
  'learn',
  'appreciate',
  'realize',
  'become',
  'be',
];

/** Names and terms that are written one way only: the wrong form, and the right one. */
export const TERMS: readonly (readonly [wrong: string, right: string])[] = [
  ['Javascript', 'JavaScript'],
  ['java script', 'JavaScript'],
  ['Typescript', 'TypeScript'],
  ['Github', 'GitHub'],
  ['Codepen', 'CodePen'],
  ['Youtube', 'YouTube'],
  ['Mysql', 'MySQL'],
  ['Sqlite', 'SQLite'],
  ['Jquery', 'jQuery'],
  ['JQuery', 'jQuery'],
  ['Vscode', 'VS Code'],
  ['VSCode', 'VS Code'],
  ['Wordpress', 'WordPress'],
  ['Nodejs', 'Node.js'],
  ['NodeJS', 'Node.js'],
  ['Vuejs', 'Vue'],
  ['ReactJS', 'React'],
  ['web site', 'website'],
  ['screenreader', 'screen reader'],
  ['flex box', 'flexbox'],
  ['e-mail', 'email'],
  ['drop down', 'drop-down'],
  ['alt tag', 'alt attribute'],
];

/** American forms, with the Canadian ones. Code keeps its own spelling. */
export const CANADIAN: Readonly<Record<string, string>> = {
  color: 'colour',
  colors: 'colours',
  colored: 'coloured',
  colorful: 'colourful',
  behavior: 'behaviour',
  behaviors: 'behaviours',
  center: 'centre',
  centers: 'centres',
  centered: 'centred',
  centering: 'centring',
  favorite: 'favourite',
  favorites: 'favourites',
  neighbor: 'neighbour',
  neighbors: 'neighbours',
  neighborhood: 'neighbourhood',
  labor: 'labour',
  flavor: 'flavour',
  flavors: 'flavours',
  honor: 'honour',
  catalog: 'catalogue',
  catalogs: 'catalogues',
  labeled: 'labelled',
  labeling: 'labelling',
  canceled: 'cancelled',
  canceling: 'cancelling',
  traveled: 'travelled',
  modeled: 'modelled',
  gray: 'grey',
  grays: 'greys',
  theater: 'theatre',
  theaters: 'theatres',
  organisation: 'organization',
  organise: 'organize',
  recognise: 'recognize',
  minimise: 'minimize',
  customise: 'customize',
};
