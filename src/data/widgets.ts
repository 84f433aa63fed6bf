import type {Props as BannerProps} from '../components/Banner';
import type {Props as ChallengeProps} from '../components/Challenge';
import type {Props as PenProps} from '../components/Pen';
import type {Props as PosterCardProps} from '../components/PosterCard';
import type {Props as ScreencastProps} from '../components/Screencast';
import type {Props as VideoProps} from '../components/Video';
import type {Props as YouTubeProps} from '../components/YouTube';
import {EMBEDS} from './embeds';
import {TASK_LEVELS} from './taskLevels';

/** The kinds of values that a prop can have. */
export type PropKind =
  /** Any text. */
  | 'text'
  /** Text with inline markup: links, emphasis, code. */
  | 'markup'
  /** A whole number. */
  | 'number'
  /** A prop without a value. */
  | 'flag'
  /** Path of a file in the lesson's folder. */
  | 'file'
  /** Path of a file that the page loads, in the lesson's folder or in `static/`. */
  | 'asset'
  /** Path of a folder in the lesson's folder. */
  | 'folder'
  /** An `https` URL, or the path of a page. */
  | 'address'
  /** Id of a feature in the `web-features` data set. */
  | 'feature'
  /** Lower-case words with hyphens, unique on the page. */
  | 'id';

export interface WidgetProp {
  readonly kind: PropKind;
  readonly required?: true;
  /** Required if another prop has this value. */
  readonly neededFor?: {readonly prop: string; readonly value: string};
  /** The value if the prop is omitted. */
  readonly default?: string;
  /** Folder of `static/` that contains the file. */
  readonly staticFolder?: string;
  /** Must not be empty if this other prop is given. */
  readonly filledWith?: string;
  /** The only values allowed. */
  readonly values?: readonly string[];
  /** Pattern that the value has to match, with a description for error messages. */
  readonly form?: {readonly pattern: RegExp; readonly words: string};
  readonly meaning: string;
}

export interface Widget {
  readonly meaning: string;
  /** What may come between the opening and the closing tag. */
  readonly children: 'none' | 'words' | 'blocks';
  readonly props: Readonly<Record<string, WidgetProp>>;
  /** For the documentation and the gallery; valid as written. */
  readonly example: string;
}

/**
 * The props of a component as a lesson writes them. The type requires the list to contain exactly the
 * component's props, and a prop that the component requires must not be optional. Children are not props.
 */
type Declared<Props> = {
  readonly [Name in Exclude<keyof Props, 'children'>]-?: undefined extends Props[Name]
    ? WidgetProp
    : WidgetProp & {readonly required: true};
};

const load: WidgetProp = {
  kind: 'text',
  values: ['lazy', 'click'],
  meaning:
    'When the frame loads: when the reader scrolls near it (`lazy`, the default), or after a click (`click`).',
};

const drawing: WidgetProp = {
  kind: 'file',
  required: true,
  form: {
    pattern: /\.svg$/,
    words: 'an SVG file in the lesson’s folder, written as ./name.svg',
  },
  meaning: 'The drawing.',
};

const caption: WidgetProp = {
  kind: 'text',
  meaning: 'Caption below the figure; text between backticks is code.',
};

const citation: WidgetProp = {
  kind: 'markup',
  meaning: 'Who made it: a shortcut such as `github`, or text with links.',
};

const TIMELINE_EXAMPLE = `\`\`\`html preview id=lantern height=140
<div class="lantern"></div>
\`\`\`

\`\`\`css id=lantern
.lantern {
  width: 3rem;
  height: 4rem;
  margin: 1rem auto;
  border-radius: 50%;
  background: orangered;
  animation: swing 2s ease-in-out infinite alternate;
}

@keyframes swing {
  from {
    transform: translateX(-4rem);
  }

  to {
    transform: translateX(4rem);
  }
}
\`\`\`

<Timeline of="lantern" start={25} />`;

/** Every widget that a lesson may use. The content rules and docs/widgets.md are based on this list. */
export const WIDGETS: Readonly<Record<string, Widget>> = {
  Term: {
    meaning:
      'A technical term at the place where it is first explained, once per page. The term has to be in `content/terms.yml`, and the widget links to its entry in the glossary.',
    children: 'words',
    props: {
      id: {
        kind: 'text',
        meaning:
          'Id of the term, if the text is not one of its names: `<Term id="flex-item">children</Term>`.',
      },
    },
    example: 'Each `li` is a <Term>list item</Term>.',
  },
  Timeline: {
    meaning:
      'The CSS animation of a preview on the page, which the reader moves by hand: a slider for the time, the keyframes, and the curve of the timing function. Nothing moves by itself.',
    children: 'none',
    props: {
      of: {
        kind: 'text',
        required: true,
        meaning: 'Id of the preview: HTML and CSS with `@keyframes`, without a script.',
      },
      animation: {
        kind: 'text',
        meaning: 'Name of the `@keyframes` whose curve is drawn; by default the first animation.',
      },
      start: {
        kind: 'number',
        default: '0',
        meaning: 'The moment that is shown first, in percent of the whole time.',
      },
    },
    example: TIMELINE_EXAMPLE,
  },
  Figure: {
    meaning:
      'A drawing (SVG) that follows the colour mode, with its text alternative and a caption.',
    children: 'none',
    props: {
      src: drawing,
      alt: {
        kind: 'text',
        required: true,
        meaning: 'What the figure shows, for readers who cannot see it.',
      },
      caption,
    },
    example:
      '<Figure src="./nested-list.svg" alt="A tree: the outer ul holds two li boxes, the first holds an inner ul." caption="The inner list belongs to the item." />',
  },
  Steps: {
    meaning:
      'A drawing that changes from step to step, with “Previous” and “Next”. Each item of the numbered list inside is the text of one step. In the drawing, `data-step="2"`, `"2-4"` or `"3-"` on an element says at which steps it is there.',
    children: 'blocks',
    props: {
      src: drawing,
      alt: {
        kind: 'text',
        required: true,
        meaning: 'What the drawing shows at every step, for readers who cannot see it.',
      },
      caption,
    },
    example:
      '<Steps src="./nested-list.svg" alt="A tree: the outer ul holds two li boxes, the first holds an inner ul." caption="From the list to its items.">\n\n1. The outer list has two items.\n2. The first item holds a list of its own.\n\n</Steps>',
  },
  Task: {
    meaning:
      'An exercise with starting code, an automatic check, a hint and an explained solution.',
    children: 'blocks',
    props: {
      title: {kind: 'text', required: true, meaning: 'What to do, in a few words.'},
      id: {
        kind: 'id',
        required: true,
        meaning: 'Id under which the reader’s work is stored.',
      },
      level: {
        kind: 'text',
        values: TASK_LEVELS,
        meaning:
          'How difficult it is: one small change to an example (`warm-up`), a short brief (`own`), or more than the lesson asks for (`challenge`).',
      },
    },
    example:
      '<Task title="Make it a list" id="make-it-a-list" level="warm-up">\n\nTurn the paragraphs into a list.\n\n~~~html start\n<p>Popcorn</p>\n<p>Tea</p>\n~~~\n\n~~~js test\nexpect(queryAll(\'li\'), \'One li for each snack\').toHaveLength(2);\n~~~\n\n~~~html solution\n<ul>\n  <li>Popcorn</li>\n  <li>Tea</li>\n</ul>\n~~~\n\n~~~html accept\n<ol>\n  <li>Popcorn</li>\n  <li>Tea</li>\n</ol>\n~~~\n\n~~~html reject="the snacks are still paragraphs"\n<ul>\n  <p>Popcorn</p>\n  <p>Tea</p>\n</ul>\n~~~\n\n<Hint>Order does not matter here.</Hint>\n\n<Explain>Each snack is an `li`, because a `ul` may contain nothing else.</Explain>\n\n</Task>',
  },
  Hint: {
    meaning: 'Help inside a task, collapsed until the reader opens it.',
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
    meaning:
      'Multiple-choice questions; every answer has an explanation. A wrong answer is explained alone, so that the reader can try again; the right one opens all explanations.',
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
      'Edge cases, history and older syntax that a beginner can skip: collapsed on the page, expanded in print. The build adds the heading “Going further”; headings inside start at `###`.',
    children: 'blocks',
    props: {},
    example: '<GoingFurther>\n\nAn `ol` can count backwards: `<ol reversed>`.\n\n</GoingFurther>',
  },
  Baseline: {
    meaning:
      'Which browsers support a feature, and since when, according to the `web-features` data set at the time of the build.',
    children: 'none',
    props: {
      feature: {
        kind: 'feature',
        required: true,
        meaning: 'Id of the feature, as in its URL on https://webstatus.dev.',
      },
    },
    example: '<Baseline feature="anchor-positioning" />',
  },
  StartFiles: {
    meaning: 'The files of a lab or an exercise, to read on the page and to download as a folder.',
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
        meaning: 'Its colour; `tip` by default.',
      },
      vertical: {
        kind: 'text',
        values: ['top', 'middle', 'bottom', 'baseline'],
        meaning: 'Vertical alignment with the text.',
      },
    },
    example: '<Badge type="tip" text="Exercise" />',
  },
  CodeGroup: {
    meaning: 'The same code for several languages or tools, each in a tab.',
    children: 'blocks',
    props: {},
    example:
      '<CodeGroup>\n<CodeGroupItem title="npm">\n\n```bash norun="changes the reader\'s machine"\nnpm install luxon\n```\n\n</CodeGroupItem>\n<CodeGroupItem title="Yarn">\n\n```bash norun="changes the reader\'s machine"\nyarn add luxon\n```\n\n</CodeGroupItem>\n</CodeGroup>',
  },
  CodeGroupItem: {
    meaning: 'One tab of a code group.',
    children: 'blocks',
    props: {
      title: {kind: 'text', required: true, meaning: 'Label of the tab, unique within the group.'},
      active: {kind: 'flag', meaning: 'Opens this tab at first instead of the first one.'},
    },
    example: '<CodeGroupItem title="npm">\n\n```text\nnpm install luxon\n```\n\n</CodeGroupItem>',
  },
  Banner: {
    meaning: 'A wide image, with or without a link.',
    children: 'none',
    props: {
      src: {kind: 'asset', required: true, meaning: 'The image.'},
      alt: {
        kind: 'text',
        required: true,
        filledWith: 'href',
        meaning: 'What it shows, or where it links to; `""` for a decorative image without a link.',
      },
      href: {kind: 'address', meaning: 'Where it links to, in a new tab.'},
    } satisfies Declared<BannerProps>,
    example: '<Banner src="/favicon.svg" alt="The program’s logo" href="https://git-scm.com" />',
  },
  Challenge: {
    meaning: 'An exercise on CodePen or Replit, shown in a frame.',
    children: 'none',
    props: {
      service: {
        kind: 'text',
        values: ['CodePen', 'Replit'],
        default: 'CodePen',
        meaning: 'The service; `CodePen` by default.',
      },
      title: {
        kind: 'text',
        required: true,
        meaning: 'Name of the exercise, announced by screen readers as the title of the frame.',
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
        meaning: 'CodePen: tabs to show; `html result` by default.',
      },
      url: {
        kind: 'address',
        neededFor: {prop: 'service', value: 'Replit'},
        form: {
          pattern: /^https:\/\/replit\.com\/\S+$/,
          words: 'a URL that starts with https://replit.com/',
        },
        meaning: 'Replit: URL of the project.',
      },
      files: {
        kind: 'text',
        form: {pattern: /^\S+$/, words: 'the path of one file'},
        meaning: 'Replit: the file that is open at first.',
      },
      load,
    } satisfies Declared<ChallengeProps>,
    example: '<Challenge title="Centre the card" id="abcdef" tabs="css result" />',
  },
  Pen: {
    meaning: 'The result of a pen on CodePen.',
    children: 'none',
    props: {
      title: {
        kind: 'text',
        required: true,
        meaning: 'Name of the pen, announced by screen readers as the title of the frame.',
      },
      height: {kind: 'number', required: true, meaning: 'Height in pixels.'},
      url: {
        kind: 'address',
        required: true,
        form: {
          pattern: /^https:\/\/codepen\.io\/\S+$/,
          words: 'a URL that starts with https://codepen.io/',
        },
        meaning: 'URL of the pen.',
      },
      author: {kind: 'text', meaning: 'Who made it.'},
      authorURL: {kind: 'address', meaning: 'URL of the author’s page.'},
      load,
    } satisfies Declared<PenProps>,
    example:
      '<Pen title="Loading dots" height={300} url="https://codepen.io/team/codepen/embed/PNaGbb" author="CodePen" authorURL="https://codepen.io/team/codepen" />',
  },
  PosterCard: {
    meaning: 'The poster of a film or course, with a link to it.',
    children: 'none',
    props: {
      poster: {
        kind: 'asset',
        required: true,
        staticFolder: EMBEDS.postersPath,
        meaning: 'File name of the image in `static/images/`.',
      },
      title: {kind: 'text', required: true, meaning: 'Title of the film.'},
      href: {kind: 'address', required: true, meaning: 'URL of the film.'},
      citation,
    } satisfies Declared<PosterCardProps>,
    example:
      '<PosterCard poster="css-layouts.svg" title="CSS layouts" href="https://example.com/css-layouts" />',
  },
  Screencast: {
    meaning: 'A screencast on Scrimba.',
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
      title: {
        kind: 'text',
        meaning: 'Name of the screencast, announced by screen readers as the title of the frame.',
      },
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
        meaning: 'Captions, as a WebVTT file.',
      },
      citation,
    } satisfies Declared<VideoProps>,
    example: '<Video src="./flex-wrap.mp4" title="Boxes that wrap, without sound" />',
  },
  YouTube: {
    meaning: 'A YouTube video, loaded from its no-cookie host.',
    children: 'none',
    props: {
      id: {
        kind: 'text',
        required: true,
        form: {pattern: /^[\w-]{6,}$/, words: 'the part of its URL after v='},
        meaning: 'Id of the video.',
      },
      title: {
        kind: 'text',
        meaning: 'Name of the video, announced by screen readers as the title of the frame.',
      },
      time: {kind: 'number', meaning: 'Start time in seconds.'},
      citation,
      load,
    } satisfies Declared<YouTubeProps>,
    example:
      '<YouTube id="dQw4w9WgXcQ" title="Flexbox in five minutes" time={42} citation="github" />',
  },
  Pages: {
    meaning: 'A list of the folder’s pages in reading order, for the landing page of a section.',
    children: 'none',
    props: {},
    example: '<Pages />',
  },
  Modules: {
    meaning: 'A list of all topics with their pages, for the Modules index.',
    children: 'none',
    props: {},
    example: '<Modules />',
  },
  Glossary: {
    meaning:
      'Every term of `content/terms.yml`, with the lesson that explains it, for the glossary.',
    children: 'none',
    props: {},
    example: '<Glossary />',
  },
  Courses: {
    meaning: 'A card for each course, for the home page.',
    children: 'none',
    props: {},
    example: '<Courses />',
  },
  Weeks: {
    meaning: 'The weeks in `course.yml`, for the content page of a course.',
    children: 'none',
    props: {},
    example: '<Weeks />',
  },
  CourseFront: {
    meaning:
      'What students make, the reader’s week, all weeks and the assessed work, from `course.yml`, for the front page of a course.',
    children: 'none',
    props: {},
    example: '<CourseFront />',
  },
  Recordings: {
    meaning: 'The recordings in `course.yml`, for the recordings page of a course.',
    children: 'none',
    props: {},
    example: '<Recordings />',
  },
};

/** HTML elements that a lesson may use because Markdown has no syntax for them. */
export const PLAIN_ELEMENTS: readonly string[] = (
  'abbr b bdi bdo br cite data dd del details dfn div dl dt em figcaption figure hr i ins kbd mark p q ' +
  'rp rt ruby s samp section small span strong sub summary sup time u var wbr'
).split(' ');
