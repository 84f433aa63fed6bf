/** The measurable rules for lessons (docs/writing-lessons.md). */
export const LESSON_GUIDE = {
  outcomes: {least: 2, most: 4},
  tasks: 1,
  questions: {least: 2, most: 4},
  /**
   * A right answer may be at most this many times as long as the longest wrong one. Differences below `slack`
   * characters do not count, so that `p` can be a wrong answer where `li` is right.
   */
  longestAnswer: {times: 1.5, slack: 8},
  examples: 2,
  furtherLinks: 4,
  /** Words in a page's paragraphs and lists, excluding practice, summary and optional reading. */
  words: {lesson: {least: 500, most: 1000}, landing: {least: 150, most: 350}},
  /** Words per sentence: on average over the page, and in any one sentence. */
  sentence: {average: 25, most: 45},
  /** Share of examples that may be `norun` or `fragment`, on pages with more than `from` examples. */
  notRun: {from: 5, share: 0.2},
} as const;

/** Pages about installing or using a tool. They have steps instead of outcomes, tasks and quizzes. */
export const GUIDE_FOLDERS: readonly string[] = [
  'modules/tools/',
  'modules/using-this-portal',
  'modules/bootstrap/installation',
  'modules/firebase/hosting',
  'modules/laravel/deploying',
];

/** Words that belittle readers who find the topic difficult. */
export const BANNED_WORDS: readonly string[] = [
  'simply',
  'just',
  'obviously',
  'easy',
  'easily',
  'basically',
];

/** Verbs for outcomes that no test can observe. */
export const VAGUE_VERBS: readonly string[] = [
  'understand',
  'know',
  'learn',
  'appreciate',
  'realize',
  'become',
  'be',
];

/** Names and terms with only one accepted spelling: the wrong form and the right one. */
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

/** American spellings with their Canadian equivalents. Code keeps its own spelling. */
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
