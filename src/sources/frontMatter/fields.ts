import {Joi} from '@docusaurus/utils-validation';
import {
  called,
  DAY,
  EMPTY_TEXT,
  FLAG,
  kind,
  listOf,
  NUMBER,
  objectOf,
  oneOf,
  orNull,
  TEXT,
  plainTextUpTo,
  wholeNumber,
  type Kind,
  type ValueOf,
} from './kinds';

/** An entry of a sidebar written by hand. Entries contain entries, so its type cannot be derived from the schema. */
export interface SidebarEntry {
  readonly text: string;
  readonly link?: string;
  readonly collapsible?: boolean;
  readonly children?: readonly (SidebarEntry | string)[];
}

type SidebarList = readonly (SidebarEntry | string)[];

/** Which layout reads a field in the browser; the other fields are read by the build. */
type Layout = 'page' | 'home';

interface Entry {
  readonly kind: Kind<unknown>;
  /** The default in words, for the documentation. */
  readonly default: string;
  readonly meaning: string;
  readonly readBy?: Layout;
}

interface Field extends Omit<Entry, 'kind' | 'readBy'>, Kind<unknown> {
  readonly name: string;
}

const text = TEXT.schema;

const NEIGHBOUR = kind<string | false | null | {readonly text: string; readonly link: string}>(
  Joi.alternatives()
    .try(
      text,
      Joi.boolean().valid(false),
      Joi.object({text: text.required(), link: text.required()}),
    )
    .allow(null)
    .messages({
      'alternatives.match': '{{#label}} must be a page, false, or text and link',
      'alternatives.types': '{{#label}} must be a page, false, or text and link',
    }),
  'file, address, `{text, link}`, or `false`',
);

const ENTRY = '{{#label}} must be a file, or an entry with `text`';
const SIDEBAR_FORMS = '{{#label}} must be auto, false, a list, or lists by path';

const sidebarEntry = Joi.object({
  text: text.required(),
  link: text,
  collapsible: Joi.boolean(),
  children: Joi.array().items(fileOr(Joi.link('#entry'))),
}).id('entry');

const sidebarList = Joi.array().items(fileOr(sidebarEntry));

/** One alternative instead of two kinds of items, so that the message names the mistake inside an entry. */
function fileOr(entry: Joi.Schema): Joi.Schema {
  return Joi.alternatives().try(text, entry).messages({
    'alternatives.match': ENTRY,
    'alternatives.types': ENTRY,
  });
}

const SIDEBAR = kind<false | null | string | SidebarList | Readonly<Record<string, SidebarList>>>(
  Joi.alternatives()
    .try(text, Joi.boolean().valid(false), sidebarList, Joi.object().pattern(text, sidebarList))
    .allow(null)
    .messages({'alternatives.match': SIDEBAR_FORMS, 'alternatives.types': SIDEBAR_FORMS}),
  '`auto`, `false`, a list, or lists by path',
);

const ADDRESSES = called(
  listOf(
    kind<string>(
      Joi.string().pattern(/^\/[^#?\s]*$/, 'an address that starts with / and has no #'),
      'address',
    ),
  ),
  'list of addresses',
);

const ACTION_TYPE = oneOf('primary', 'secondary');

const TAGS = kind<
  readonly (readonly ['meta' | 'link', Readonly<Record<string, string | boolean>>])[]
>(
  Joi.array().items(
    Joi.array()
      .ordered(
        Joi.valid('meta', 'link').required(),
        Joi.object().pattern(text, Joi.alternatives().try(text, Joi.boolean())).required(),
      )
      .max(2),
  ),
  'list of `[tag, attributes]`',
);

/** Every key of the front matter: its type, schema and documentation, and which layout reads it. */
const FIELDS = {
  title: {
    kind: EMPTY_TEXT,
    default: 'none',
    meaning: 'Title of the page, its only level-one heading. May be empty.',
  },
  description: {
    kind: plainTextUpTo(160),
    default: 'that of the area',
    meaning: 'One sentence that says what readers get from the page; search engines show it.',
  },
  order: {
    kind: NUMBER,
    default: 'after all numbered pages, by title',
    meaning:
      'Place in the reading order of the topic (first folder below `modules/` or below the course). Fractions are allowed.',
  },
  outcomes: {
    kind: kind<readonly string[]>(Joi.array().items(text).min(1).max(6), 'list of strings'),
    default: 'none',
    meaning:
      'What readers can do afterwards. Each outcome begins with a verb that can be observed.',
    readBy: 'page',
  },
  requires: {
    kind: called(listOf(TEXT), 'list of files'),
    default: 'none',
    meaning: 'Pages to read first, as file paths from this page.',
  },
  aliases: {
    kind: ADDRESSES,
    default: 'none',
    meaning: 'Other URLs that lead here, from the root: `/modules/css/old-name.html`.',
  },
  prev: {
    kind: NEIGHBOUR,
    default: 'the page before, by `order`',
    meaning: 'Link to the previous page. `false` shows none.',
  },
  next: {
    kind: NEIGHBOUR,
    default: 'the page after, by `order`',
    meaning: 'Link to the next page. `false` shows none.',
  },
  layout: {
    kind: oneOf('Layout', 'NotFound'),
    default: '`Layout`',
    meaning: '`NotFound` shows the “page not found” layout, which has its own text.',
    readBy: 'page',
  },
  home: {
    kind: FLAG,
    default: 'false',
    meaning: 'Shows the home layout: hero, features, content, footer.',
  },
  navbar: {
    kind: FLAG,
    default: 'true',
    meaning: '`false` hides the navbar on this page.',
    readBy: 'page',
  },
  sidebar: {
    kind: SIDEBAR,
    default: '`auto`',
    meaning:
      'Replaces the list in the sidebar. A list has files, or entries of `text`, `link`, `collapsible`, `children`. `false`, an empty list or any other value hides the sidebar.',
  },
  sidebarDepth: {
    kind: wholeNumber(0, 2),
    default: '2',
    meaning: 'Headings of the page in the sidebar: none, level 2, levels 2 and 3.',
    readBy: 'page',
  },
  pageClass: {
    kind: TEXT,
    default: 'none',
    meaning: 'Class on the page’s container.',
    readBy: 'page',
  },
  editLink: {
    kind: FLAG,
    default: 'true',
    meaning: '`false` hides “Edit this page”.',
    readBy: 'page',
  },
  editLinkPattern: {
    kind: called(TEXT, 'text with `:repo`, `:branch`, `:path`'),
    default: 'by the host of the repository',
    meaning: 'URL of the edit link.',
    readBy: 'page',
  },
  lastUpdated: {
    kind: FLAG,
    default: 'true',
    meaning: '`false` hides the time of the last change.',
    readBy: 'page',
  },
  checked: {
    kind: called(objectOf({on: DAY, with: TEXT}), '`{on: day, with: text}`'),
    default: 'none',
    meaning:
      'Set-up pages: the day on which the page was compared with the tool’s own manual, and the version, as in `{on: 2026-11-23, with: Laravel Herd 1.24}`. The page shows both. After twelve months, `npm run check:content` warns and `npm run progress` lists the page.',
    readBy: 'page',
  },
  contributors: {
    kind: FLAG,
    default: 'true',
    meaning: '`false` hides the names of those who changed the page.',
    readBy: 'page',
  },
  heroImage: {
    kind: called(orNull(TEXT), 'address'),
    default: 'none',
    meaning: 'Home layout: image of the hero.',
    readBy: 'home',
  },
  heroImageDark: {
    kind: called(orNull(TEXT), 'address'),
    default: '`heroImage`',
    meaning: 'Home layout: image of the hero in dark mode.',
    readBy: 'home',
  },
  heroAlt: {
    kind: EMPTY_TEXT,
    default: '`heroText`, else “hero”',
    meaning: 'Home layout: text alternative of the image.',
    readBy: 'home',
  },
  heroHeight: {
    kind: kind<number>(Joi.number().positive(), 'number of pixels'),
    default: '280',
    meaning: 'Home layout: height of the image.',
    readBy: 'home',
  },
  heroText: {
    kind: called(orNull(TEXT), 'text, or null for none'),
    default: 'title of the area',
    meaning: 'Home layout: the large title.',
    readBy: 'home',
  },
  tagline: {
    kind: called(orNull(TEXT), 'text, or null for none'),
    default: 'description of the area',
    meaning: 'Home layout: the line below the title.',
    readBy: 'home',
  },
  actions: {
    kind: called(
      listOf(objectOf({text: TEXT, link: TEXT}, {type: ACTION_TYPE})),
      'list of `text`, `link`, `type` (`primary` or `secondary`)',
    ),
    default: 'none',
    meaning: 'Home layout: buttons. `type` is `primary` by default.',
    readBy: 'home',
  },
  features: {
    kind: listOf(objectOf({title: TEXT, details: TEXT})),
    default: 'none',
    meaning: 'Home layout: feature blocks.',
    readBy: 'home',
  },
  footer: {
    kind: TEXT,
    default: 'none',
    meaning: 'Home layout: text at the bottom.',
    readBy: 'home',
  },
  footerHtml: {
    kind: FLAG,
    default: 'false',
    meaning: 'Home layout: `footer` is markup (links and inline elements only).',
    readBy: 'home',
  },
  head: {
    kind: TAGS,
    default: 'none',
    meaning: 'Additional `meta` and `link` tags in the head.',
    readBy: 'page',
  },
  tags: {
    kind: called(listOf(TEXT), 'list of strings'),
    default: 'none',
    meaning: 'Labels for authors, such as `week5`. Readers do not see them.',
  },
  draft: {
    kind: FLAG,
    default: 'false',
    meaning: '`true`: shown by `npm start` with a label, but never published, listed or indexed.',
  },
  unlisted: {
    kind: FLAG,
    default: 'false',
    meaning: '`true`: published, but not in lists, search or the sitemap.',
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type FrontMatter = {
  readonly [K in keyof typeof FIELDS]?: ValueOf<(typeof FIELDS)[K]['kind']>;
};

type ReadBy<L extends Layout> = {
  [K in keyof typeof FIELDS]: (typeof FIELDS)[K] extends {readonly readBy: L} ? K : never;
}[keyof typeof FIELDS];

/** The fields that the layout of every page reads. */
export type PageFields = Pick<FrontMatter, ReadBy<'page'>>;

/** The fields that the home layout reads. */
export type HomeFields = Pick<FrontMatter, ReadBy<'home'>>;

/** The fields as a list, for the schema, the documentation and the checker. */
export const FRONT_MATTER_FIELDS: readonly Field[] = Object.entries<Entry>(FIELDS).map(
  ([
    name,
    {
      kind: {schema, type},
      default: usual,
      meaning,
    },
  ]) => ({
    name,
    schema,
    type,
    default: usual,
    meaning,
  }),
);

export function fieldsReadBy(layout: 'page', frontMatter: FrontMatter): PageFields;
export function fieldsReadBy(layout: 'home', frontMatter: FrontMatter): HomeFields;
/** The fields that the layout reads and that the page sets. */
export function fieldsReadBy(layout: Layout, frontMatter: FrontMatter): FrontMatter {
  return Object.fromEntries(
    Object.entries(frontMatter).filter(
      ([name, value]) =>
        value !== undefined && (FIELDS as Record<string, Entry>)[name]?.readBy === layout,
    ),
  );
}
