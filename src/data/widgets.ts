import type {Props as BannerProps} from '../components/Banner';
import type {Props as ChallengeProps} from '../components/Challenge';
import type {Props as PenProps} from '../components/Pen';
import type {Props as PosterCardProps} from '../components/PosterCard';
import type {Props as ScreencastProps} from '../components/Screencast';
import type {Props as VideoProps} from '../components/Video';
import type {Props as YouTubeProps} from '../components/YouTube';
import {EMBEDS} from './embeds';
import {TASK_LEVELS} from './taskLevels';

/** What the value of a prop must be. */
export type PropKind =
  /** Any text. */
  | 'text'
  /** Text with inline markup: links, emphasis, code. */
  | 'markup'
  /** A whole number. */
  | 'number'
  /** Written alone, without a value. */
  | 'flag'
  /** Path of a file beside the lesson. */
  | 'file'
  /** Path of a file beside the lesson, or from `static/`, that the page loads. */
  | 'asset'
  /** Path of a folder beside the lesson. */
  | 'folder'
  /** `https` address, or path of a page. */
  | 'address'
  /** Id of a feature in the data set `web-features`. */
  | 'feature'
  /** Lower-case words with hyphens, unique on the page. */
  | 'id';

export interface WidgetProp {
  readonly kind: PropKind;
  readonly required?: true;
  /** Required where another prop has this value. */
  readonly neededFor?: {readonly prop: string; readonly value: string};
  /** Value of a prop that is left out. */
  readonly default?: string;
  /** Folder of `static/` in which the value names a file. */
  readonly staticFolder?: string;
  /** Must say something where this other prop is given. */
  readonly filledWith?: string;
  /** The only values allowed. */
  readonly values?: readonly string[];
  /** Form of the value, with words for it. */
  readonly form?: {readonly pattern: RegExp; readonly words: string};
  readonly meaning: string;
}

export interface Widget {
  readonly meaning: string;
  /** What stands between the opening and the closing tag. */
  readonly children: 'none' | 'words' | 'blocks';
  readonly props: Readonly<Record<string, WidgetProp>>;
  /** For the documentation and for the gallery; valid as it stands. */
  readonly example: string;
}

/**
 * The props of a component as a lesson writes them: exactly its own, and none optional that it requires.
 * What stands between the tags is no prop.
 */
type Declared<Props> = {
  readonly [Name in Exclude<keyof Props, 'children'>]-?: undefined extends Props[Name]
    ? WidgetProp
    : WidgetProp & {readonly required: true};
};

const load: WidgetProp = {
  kind: 'text',
  values: ['lazy', 'click'],
  meaning: 'When the frame loads: near the reader, or after a click; `lazy` unless given.',
};

const citation: WidgetProp = {
  kind: 'markup',
  meaning: 'Who made it: a shortcut such as `github`, or text with links.',
};

/** Every widget that a lesson may use. The content rules and docs/widgets.md read this one list. */
export const WIDGETS: Readonly<Record<string, Widget>> = {
  Term: {
    meaning:
      'A technical term where it is first explained, once on a page. It is a term of `content/terms.yml`, and leads to its entry in the glossary.',
    children: 'words',
    props: {
      id: {
        kind: 'text',
        meaning:
          'Id of the term, where the words are no name of it: `<Term id="flex-item">children</Term>`.',
      },
    },
    example: 'Each `li` is a <Term>list item</Term>.',
  },
  Figure: {
    meaning:
      'A drawing (SVG) that follows the colour mode, with its text alternative and a caption.',
    children: 'none',
    props: {
      src: {
        kind: 'file',
        required: true,
        form: {pattern: /\.svg$/, words: 'an SVG file beside the lesson, as ./name.svg'},
        meaning: 'The drawing.',
      },
      alt: {
        kind: 'text',
        required: true,
        meaning: 'What the figure shows, for people who cannot see it.',
      },
      caption: {kind: 'text', meaning: 'Words below the figure; parts between backticks are code.'},
    },
    example:
      '<Figure src="./nested-list.svg" alt="A tree: the outer ul holds two li boxes, the first holds an inner ul." caption="The inner list belongs to the item." />',
  },
  Task: {
    meaning: 'An exercise with start code, an automatic check, a hint and an explained solution.',
    children: 'blocks',
    props: {
      title: {kind: 'text', required: true, meaning: 'What is to be done, in a few words.'},
      id: {
        kind: 'id',
        required: true,
        meaning: 'Name of the task; the work of the reader is kept under it.',
      },
      level: {
        kind: 'text',
        values: TASK_LEVELS,
        meaning:
          'How hard it is: one small change to an example (`warm-up`), a short brief (`own`), or more than the lesson asks for (`challenge`).',
      },
    },
    example:
      '<Task title="Make it a list" id="make-it-a-list" level="warm-up">\n\nTurn the paragraphs into a list.\n\n~~~html start\n<p>Popcorn</p>\n<p>Tea</p>\n~~~\n\n~~~js test\nexpect(queryAll(\'li\'), \'One li for each snack\').toHaveLength(2);\n~~~\n\n~~~html solution\n<ul>\n  <li>Popcorn</li>\n  <li>Tea</li>\n</ul>\n~~~\n\n~~~html accept\n<ol>\n  <li>Popcorn</li>\n  <li>Tea</li>\n</ol>\n~~~\n\n~~~html reject="the snacks are still paragraphs"\n<ul>\n  <p>Popcorn</p>\n  <p>Tea</p>\n</ul>\n~~~\n\n<Hint>Order does not matter here.</Hint>\n\n<Explain>Each snack is an `li`, because a `ul` may contain nothing else.</Explain>\n\n</Task>',
  },
  Hint: {
    meaning: 'Help inside a task, folded until it is asked for.',
    children: 'words',
    props: {},
    example: '<Hint>The attribute goes on the list, not on an item.</Hint>',
  },
  Explain: {
    meaning:
      'Inside a task: two or three sentences on why the solution works, shown with the solution.',
    children: 'words',
    props: {},
    example: '<Explain>A `ul` may contain only `li` elements, so each snack gets one.</Explain>',
  },
  Quiz: {
    meaning: 'Questions with answers to choose; every answer has an explanation.',
    children: 'blocks',
    props: {},
    example:
      '<Quiz>\n\n- Which element makes a bulleted list?\n  - [x] `ul` — its items have no order.\n  - [ ] `ol` — its items are numbered.\n\n</Quiz>',
  },
  Summary: {
    meaning:
      'What to remember from the lesson, as a list; a syntax table may follow it. The build adds the heading “Summary”.',
    children: 'blocks',
    props: {},
    example:
      '<Summary>\n\n- A `ul` is for items whose order does not matter, and an `ol` for those whose order does.\n- Both may contain only `li` elements.\n\n</Summary>',
  },
  GoingFurther: {
    meaning:
      'Edge cases, history and older syntax that a beginner can skip: folded in the page, open in print. The build adds the heading “Going further”; headings inside begin at `###`.',
    children: 'blocks',
    props: {},
    example: '<GoingFurther>\n\nAn `ol` can count backwards: `<ol reversed>`.\n\n</GoingFurther>',
  },
  Baseline: {
    meaning:
      'Which browsers support a feature, and since when, from the data set `web-features` on the day of the build.',
    children: 'none',
    props: {
      feature: {
        kind: 'feature',
        required: true,
        meaning: 'Id of the feature, as in its address at https://webstatus.dev.',
      },
    },
    example: '<Baseline feature="anchor-positioning" />',
  },
  StartFiles: {
    meaning: 'The files of a lab or an exercise, to read in the page and to download as a folder.',
    children: 'none',
    props: {
      folder: {
        kind: 'folder',
        required: true,
        meaning: 'The folder with the files; its name ends with `-files`.',
      },
    },
    example: '<StartFiles folder="./contact-form-files" />',
  },
  Badge: {
    meaning: 'A small label beside a heading or a link.',
    children: 'none',
    props: {
      text: {kind: 'text', required: true, meaning: 'The label.'},
      type: {
        kind: 'text',
        values: ['tip', 'warning', 'danger'],
        meaning: 'Its colour; `tip` unless given.',
      },
      vertical: {
        kind: 'text',
        values: ['top', 'middle', 'bottom', 'baseline'],
        meaning: 'Its vertical position beside the text.',
      },
    },
    example: '<Badge type="tip" text="Exercise" />',
  },
  CodeGroup: {
    meaning: 'The same code in several languages or tools, one tab each.',
    children: 'blocks',
    props: {},
    example:
      '<CodeGroup>\n<CodeGroupItem title="npm">\n\n```bash norun="changes the reader\'s machine"\nnpm install luxon\n```\n\n</CodeGroupItem>\n<CodeGroupItem title="Yarn">\n\n```bash norun="changes the reader\'s machine"\nyarn add luxon\n```\n\n</CodeGroupItem>\n</CodeGroup>',
  },
  CodeGroupItem: {
    meaning: 'One tab of a code group.',
    children: 'blocks',
    props: {
      title: {kind: 'text', required: true, meaning: 'Words on the tab, different in each.'},
      active: {kind: 'flag', meaning: 'This tab is open at first; the first one unless given.'},
    },
    example: '<CodeGroupItem title="npm">\n\n```text\nnpm install luxon\n```\n\n</CodeGroupItem>',
  },
  Banner: {
    meaning: 'A wide picture, with or without a link.',
    children: 'none',
    props: {
      src: {kind: 'asset', required: true, meaning: 'The picture.'},
      alt: {
        kind: 'text',
        required: true,
        filledWith: 'href',
        meaning: 'What it shows, or where it leads; `""` for an ornament without a link.',
      },
      href: {kind: 'address', meaning: 'Where it leads, in a new tab.'},
    } satisfies Declared<BannerProps>,
    example: '<Banner src="/favicon.svg" alt="The programme’s mark" href="https://git-scm.com" />',
  },
  Challenge: {
    meaning: 'An exercise on CodePen or Replit, shown in a frame.',
    children: 'none',
    props: {
      service: {
        kind: 'text',
        values: ['CodePen', 'Replit'],
        default: 'CodePen',
        meaning: 'Where it is; `CodePen` unless given.',
      },
      title: {
        kind: 'text',
        required: true,
        meaning: 'Name of the exercise, read aloud for the frame.',
      },
      id: {
        kind: 'text',
        neededFor: {prop: 'service', value: 'CodePen'},
        form: {pattern: /^[\w-]+$/, words: 'the part of its URL after /pen/'},
        meaning: 'CodePen: id of the pen.',
      },
      tabs: {
        kind: 'text',
        form: {pattern: /^[a-z]+(?: [a-z]+)*$/, words: 'words with one space between them'},
        meaning: 'CodePen: tabs to show, `html result` unless given.',
      },
      url: {
        kind: 'address',
        neededFor: {prop: 'service', value: 'Replit'},
        form: {
          pattern: /^https:\/\/replit\.com\/\S+$/,
          words: 'a URL that starts with https://replit.com/',
        },
        meaning: 'Replit: address of the project.',
      },
      files: {
        kind: 'text',
        form: {pattern: /^\S+$/, words: 'the path of one file'},
        meaning: 'Replit: file that is open at first.',
      },
      load,
    } satisfies Declared<ChallengeProps>,
    example: '<Challenge title="Centre the card" id="abcdef" tabs="css result" />',
  },
  Pen: {
    meaning: 'A pen of CodePen, result only.',
    children: 'none',
    props: {
      title: {kind: 'text', required: true, meaning: 'Name of the pen, read aloud for the frame.'},
      height: {kind: 'number', required: true, meaning: 'Height in pixels.'},
      url: {
        kind: 'address',
        required: true,
        form: {
          pattern: /^https:\/\/codepen\.io\/\S+$/,
          words: 'a URL that starts with https://codepen.io/',
        },
        meaning: 'Address of the pen.',
      },
      author: {kind: 'text', meaning: 'Who made it.'},
      authorURL: {kind: 'address', meaning: 'Page of the author.'},
      load,
    } satisfies Declared<PenProps>,
    example:
      '<Pen title="Loading dots" height={300} url="https://codepen.io/team/codepen/embed/PNaGbb" author="CodePen" authorURL="https://codepen.io/team/codepen" />',
  },
  PosterCard: {
    meaning: 'A film or course, as a poster that links to it.',
    children: 'none',
    props: {
      poster: {
        kind: 'asset',
        required: true,
        staticFolder: EMBEDS.postersPath,
        meaning: 'Name of the picture in `static/images/`.',
      },
      title: {kind: 'text', required: true, meaning: 'Title of the film.'},
      href: {kind: 'address', required: true, meaning: 'Where it is shown.'},
      citation,
    } satisfies Declared<PosterCardProps>,
    example:
      '<PosterCard poster="css-layouts.svg" title="CSS layouts" href="https://example.com/css-layouts" />',
  },
  Screencast: {
    meaning: 'A screencast of Scrimba.',
    children: 'none',
    props: {
      id: {
        kind: 'text',
        required: true,
        form: {
          pattern: /^\/\S+$/,
          words: 'the part of its URL after the host, starting with /',
        },
        meaning: 'Path of the screencast.',
      },
      title: {kind: 'text', meaning: 'Name of the screencast, read aloud for the frame.'},
      citation,
      load,
    } satisfies Declared<ScreencastProps>,
    example: '<Screencast id="/cast-1837" citation="israel" />',
  },
  Video: {
    meaning: 'A video file with controls.',
    children: 'none',
    props: {
      src: {
        kind: 'asset',
        required: true,
        form: {pattern: /\.mp4$/, words: 'the path of an mp4 file'},
        meaning: 'The video.',
      },
      title: {kind: 'text', meaning: 'Name of the video.'},
      captions: {
        kind: 'asset',
        form: {pattern: /\.vtt$/, words: 'the path of a WebVTT file'},
        meaning: 'What is said and heard, as a WebVTT file.',
      },
      citation,
    } satisfies Declared<VideoProps>,
    example: '<Video src="./flex-wrap.mp4" title="Boxes that wrap, without sound" />',
  },
  YouTube: {
    meaning: 'A video of YouTube, from its no-cookie host.',
    children: 'none',
    props: {
      id: {
        kind: 'text',
        required: true,
        form: {pattern: /^[\w-]{6,}$/, words: 'the part of the URL after v='},
        meaning: 'Id of the video.',
      },
      title: {kind: 'text', meaning: 'Name of the video, read aloud for the frame.'},
      time: {kind: 'number', meaning: 'Second at which it starts.'},
      citation,
      load,
    } satisfies Declared<YouTubeProps>,
    example:
      '<YouTube id="dQw4w9WgXcQ" title="Flexbox in five minutes" time={42} citation="github" />',
  },
  Pages: {
    meaning: 'The pages of the folder, in reading order; for the landing page of a section.',
    children: 'none',
    props: {},
    example: '<Pages />',
  },
  Modules: {
    meaning: 'Every topic with all its pages; for the Modules index.',
    children: 'none',
    props: {},
    example: '<Modules />',
  },
  Glossary: {
    meaning:
      'Every term of `content/terms.yml`, with the lesson that explains it; for the glossary.',
    children: 'none',
    props: {},
    example: '<Glossary />',
  },
  Courses: {
    meaning: 'A card for each course; for the home page.',
    children: 'none',
    props: {},
    example: '<Courses />',
  },
  Weeks: {
    meaning: 'The weeks of `course.yml`; for the content page of a course.',
    children: 'none',
    props: {},
    example: '<Weeks />',
  },
  Recordings: {
    meaning: 'The recordings of `course.yml`; for the recordings page of a course.',
    children: 'none',
    props: {},
    example: '<Recordings />',
  },
};

/** Plain elements that a lesson may use where Markdown has no sign for them. */
export const PLAIN_ELEMENTS: readonly string[] = (
  'abbr b bdi bdo br cite data dd del details dfn div dl dt em figcaption figure hr i ins kbd mark p q ' +
  'rp rt ruby s samp section small span strong sub summary sup time u var wbr'
).split(' ');
