import {Joi} from '@docusaurus/utils-validation';

/** `prev` or `next`: a file, an address, a text and link, or none. */
export type Neighbour = string | false | {readonly text: string; readonly link: string};

export interface SidebarEntry {
  readonly text: string;
  readonly link?: string;
  readonly collapsible?: boolean;
  readonly children?: readonly (SidebarEntry | string)[];
}

export type SidebarSetting =
  | 'auto'
  | false
  | string
  | readonly (SidebarEntry | string)[]
  | Readonly<Record<string, readonly (SidebarEntry | string)[]>>;

export interface HeroAction {
  readonly text: string;
  readonly link: string;
  readonly type?: 'primary' | 'secondary';
}

export interface Feature {
  readonly title: string;
  readonly details: string;
}

export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly order?: number;
  readonly outcomes?: readonly string[];
  readonly requires?: readonly string[];
  readonly aliases?: readonly string[];
  readonly prev?: Neighbour | null;
  readonly next?: Neighbour | null;
  readonly layout?: 'Layout' | 'NotFound';
  readonly home?: boolean;
  readonly navbar?: boolean;
  readonly sidebar?: SidebarSetting | null;
  readonly sidebarDepth?: number;
  readonly pageClass?: string;
  readonly editLink?: boolean;
  readonly editLinkPattern?: string;
  readonly lastUpdated?: boolean;
  readonly contributors?: boolean;
  readonly heroImage?: string | null;
  readonly heroImageDark?: string | null;
  readonly heroAlt?: string;
  readonly heroHeight?: number;
  readonly heroText?: string | null;
  readonly tagline?: string | null;
  readonly actions?: readonly HeroAction[];
  readonly features?: readonly Feature[];
  readonly footer?: string;
  readonly footerHtml?: boolean;
  readonly head?: readonly (readonly [
    string,
    Readonly<Record<string, string | boolean>>,
    string?,
  ])[];
  readonly tags?: readonly string[];
  readonly draft?: boolean;
  readonly unlisted?: boolean;
}

interface Field {
  readonly name: keyof FrontMatter;
  readonly schema: Joi.Schema;
  /** Type in words, for the documentation. */
  readonly type: string;
  readonly default: string;
  readonly meaning: string;
}

const text = Joi.string();
const emptyText = Joi.string().allow('');

const neighbour = Joi.alternatives()
  .try(text, Joi.boolean().valid(false), Joi.object({text: text.required(), link: text.required()}))
  .allow(null)
  .messages({
    'alternatives.match': '{{#label}} must be a page, false, or text and link',
    'alternatives.types': '{{#label}} must be a page, false, or text and link',
  });

const ENTRY = '{{#label}} must be a file, or an entry with `text`';
const SIDEBAR = '{{#label}} must be auto, false, a list, or lists by path';

const sidebarEntry = Joi.object({
  text: text.required(),
  link: text,
  collapsible: Joi.boolean(),
  children: Joi.array().items(fileOr(Joi.link('#entry'))),
}).id('entry');

const sidebarList = Joi.array().items(fileOr(sidebarEntry));

/** One alternative instead of two kinds of items, so that a mistake inside of an entry is named. */
function fileOr(entry: Joi.Schema): Joi.Schema {
  return Joi.alternatives().try(text, entry).messages({
    'alternatives.match': ENTRY,
    'alternatives.types': ENTRY,
  });
}

/** Every key of the front matter: the schema, the documentation and the checker read this one list. */
export const FRONT_MATTER_FIELDS: readonly Field[] = [
  {
    name: 'title',
    schema: emptyText,
    type: 'text',
    default: 'none',
    meaning: 'Title of the page, its only level-one heading. May be empty.',
  },
  {
    name: 'description',
    schema: text.max(160),
    type: 'text, at most 160 characters',
    default: 'that of the area',
    meaning: 'One sentence that says what the page gives; shown by search engines.',
  },
  {
    name: 'order',
    schema: Joi.number(),
    type: 'number',
    default: 'after all numbered pages, by title',
    meaning:
      'Place in the reading order of the topic (first folder below `modules/` or below the course). Fractions are allowed.',
  },
  {
    name: 'outcomes',
    schema: Joi.array().items(text).min(1).max(6),
    type: 'list of texts',
    default: 'none',
    meaning: 'What the reader can do afterwards; each begins with a verb that can be observed.',
  },
  {
    name: 'requires',
    schema: Joi.array().items(text),
    type: 'list of files',
    default: 'none',
    meaning: 'Pages that come before, as file paths from this page.',
  },
  {
    name: 'aliases',
    schema: Joi.array().items(
      text.pattern(/^\/[^#?\s]*$/, 'an address that starts with / and has no #'),
    ),
    type: 'list of addresses',
    default: 'none',
    meaning: 'Further addresses that lead here, from the root: `/modules/css/old-name.html`.',
  },
  {
    name: 'prev',
    schema: neighbour,
    type: 'file, address, `{text, link}`, or `false`',
    default: 'the page before, by `order`',
    meaning: 'Link to the previous page. `false` shows none.',
  },
  {
    name: 'next',
    schema: neighbour,
    type: 'file, address, `{text, link}`, or `false`',
    default: 'the page after, by `order`',
    meaning: 'Link to the next page. `false` shows none.',
  },
  {
    name: 'layout',
    schema: text.valid('Layout', 'NotFound'),
    type: '`Layout` or `NotFound`',
    default: '`Layout`',
    meaning:
      '`NotFound` shows the page in the layout of an address without a page, which has words of its own.',
  },
  {
    name: 'home',
    schema: Joi.boolean(),
    type: 'true or false',
    default: 'false',
    meaning: 'Shows the home layout: hero, features, content, footer.',
  },
  {
    name: 'navbar',
    schema: Joi.boolean(),
    type: 'true or false',
    default: 'true',
    meaning: '`false` hides the navbar on this page.',
  },
  {
    name: 'sidebar',
    schema: Joi.alternatives()
      .try(text, Joi.boolean().valid(false), sidebarList, Joi.object().pattern(text, sidebarList))
      .allow(null)
      .messages({'alternatives.match': SIDEBAR, 'alternatives.types': SIDEBAR}),
    type: '`auto`, `false`, a list, or lists by path',
    default: '`auto`',
    meaning:
      'Replaces the list in the sidebar. A list has files, or entries of `text`, `link`, `collapsible`, `children`. `false`, an empty list or any other word hides the sidebar.',
  },
  {
    name: 'sidebarDepth',
    schema: Joi.number().integer().min(0).max(2),
    type: '0, 1 or 2',
    default: '2',
    meaning: 'Headings of the page in the sidebar: none, level 2, levels 2 and 3.',
  },
  {
    name: 'pageClass',
    schema: text,
    type: 'text',
    default: 'none',
    meaning: 'Class on the page’s container.',
  },
  {
    name: 'editLink',
    schema: Joi.boolean(),
    type: 'true or false',
    default: 'true',
    meaning: '`false` hides “Edit this page”.',
  },
  {
    name: 'editLinkPattern',
    schema: text,
    type: 'text with `:repo`, `:branch`, `:path`',
    default: 'by the host of the repository',
    meaning: 'Address of the edit link.',
  },
  {
    name: 'lastUpdated',
    schema: Joi.boolean(),
    type: 'true or false',
    default: 'true',
    meaning: '`false` hides the time of the last change.',
  },
  {
    name: 'contributors',
    schema: Joi.boolean(),
    type: 'true or false',
    default: 'true',
    meaning: '`false` hides the names of those who changed the page.',
  },
  {
    name: 'heroImage',
    schema: text.allow(null),
    type: 'address',
    default: 'none',
    meaning: 'Home layout: picture of the hero.',
  },
  {
    name: 'heroImageDark',
    schema: text.allow(null),
    type: 'address',
    default: '`heroImage`',
    meaning: 'Home layout: picture of the hero in dark mode.',
  },
  {
    name: 'heroAlt',
    schema: emptyText,
    type: 'text',
    default: '`heroText`, else “hero”',
    meaning: 'Home layout: text alternative of the picture.',
  },
  {
    name: 'heroHeight',
    schema: Joi.number().positive(),
    type: 'number of pixels',
    default: '280',
    meaning: 'Home layout: height of the picture.',
  },
  {
    name: 'heroText',
    schema: text.allow(null),
    type: 'text, or null for none',
    default: 'title of the area',
    meaning: 'Home layout: the large title.',
  },
  {
    name: 'tagline',
    schema: text.allow(null),
    type: 'text, or null for none',
    default: 'description of the area',
    meaning: 'Home layout: the line below the title.',
  },
  {
    name: 'actions',
    schema: Joi.array().items(
      Joi.object({
        text: text.required(),
        link: text.required(),
        type: text.valid('primary', 'secondary'),
      }),
    ),
    type: 'list of `text`, `link`, `type` (`primary` or `secondary`)',
    default: 'none',
    meaning: 'Home layout: buttons. `type` is `primary` unless given.',
  },
  {
    name: 'features',
    schema: Joi.array().items(Joi.object({title: text.required(), details: text.required()})),
    type: 'list of `title`, `details`',
    default: 'none',
    meaning: 'Home layout: feature blocks.',
  },
  {
    name: 'footer',
    schema: text,
    type: 'text',
    default: 'none',
    meaning: 'Home layout: text at the foot.',
  },
  {
    name: 'footerHtml',
    schema: Joi.boolean(),
    type: 'true or false',
    default: 'false',
    meaning: 'Home layout: `footer` is markup (links and inline elements only).',
  },
  {
    name: 'head',
    schema: Joi.array().items(
      Joi.array()
        .ordered(
          text.valid('meta', 'link').required(),
          Joi.object().pattern(text, Joi.alternatives().try(text, Joi.boolean())).required(),
        )
        .max(2),
    ),
    type: 'list of `[tag, attributes]`',
    default: 'none',
    meaning: 'Further `meta` and `link` tags in the head.',
  },
  {
    name: 'tags',
    schema: Joi.array().items(text),
    type: 'list of texts',
    default: 'none',
    meaning: 'Words for authors, such as `week5`. Readers do not see them.',
  },
  {
    name: 'draft',
    schema: Joi.boolean(),
    type: 'true or false',
    default: 'false',
    meaning: '`true`: shown with a mark by `npm start`, never published, listed or indexed.',
  },
  {
    name: 'unlisted',
    schema: Joi.boolean(),
    type: 'true or false',
    default: 'false',
    meaning: '`true`: published, but in no list, search or sitemap.',
  },
];
