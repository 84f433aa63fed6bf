import type {FenceFlag, FenceValue} from './fenceOptions';

export interface BoxReference {
  readonly meaning: string;
  readonly example: string;
}

const box = (name: string, title: string, text: string): string =>
  `:::${name}${title === '' ? '' : `[${title}]`}\n\n${text}\n\n:::`;

/** Every box, for the authors' documentation. The keys are the names in the content rule container-name. */
export const BOXES: Readonly<Record<string, BoxReference>> = {
  tip: {
    meaning: 'Helpful information that a reader in a hurry can skip.',
    example: box('tip', 'Shortcut', 'Press <kbd>F12</kbd> to open the developer tools.'),
  },
  warning: {
    meaning: 'Something that goes wrong easily.',
    example: box('warning', 'Watch the units', 'A number without a unit is not a length in CSS.'),
  },
  danger: {
    meaning: 'Something that can lose work or data.',
    example: box(
      'danger',
      'This cannot be undone',
      'This command deletes the folder and everything in it.',
    ),
  },
  details: {
    meaning: 'Collapsed at first; for content that only some readers want.',
    example: box(
      'details',
      'Why the order matters',
      'If two rules have the same specificity, the later one applies.',
    ),
  },
  older: {
    meaning: 'How it used to be done, for readers who find it in older code.',
    example: box('older', 'Floats', 'Columns were once made with `float` and a clearfix.'),
  },
  try: {
    meaning: 'Something to try on another site, with one link.',
    example: box('try', '', '[Flexbox Froggy](https://flexboxfroggy.com/)'),
  },
  watch: {
    meaning: 'A video to watch, with one link.',
    example: box('watch', '', '[Flexbox in 15 minutes](https://www.youtube.com/)'),
  },
  lab: {
    meaning: 'The lab that belongs here, with one link.',
    example: box('lab', '', '[HTML Fundamentals](/mtm6130/labs/html-fundamentals.html)'),
  },
  challenge: {
    meaning: 'A task that is harder than the rest, with one link.',
    example: box('challenge', '', '[Card layout](https://codepen.io/)'),
  },
  sources: {
    meaning: 'Where the images or data on a page come from; placed at the end of the page.',
    example: box('sources', '', 'Photo by the film club, used with permission.'),
  },
};

export interface FenceReference {
  /** As an author writes it. */
  readonly written: string;
  readonly meaning: string;
}

/** Every option that may be on the opening line of a fence. */
export const FENCE_WORDS: Readonly<Record<FenceFlag | FenceValue, FenceReference>> = {
  run: {written: 'run', meaning: 'The default for languages that can be run; may be omitted.'},
  norun: {
    written: 'norun="reason"',
    meaning: 'Neither run nor parsed. The reason is for authors only.',
  },
  fragment: {written: 'fragment', meaning: 'Parsed but not run: part of a program.'},
  error: {written: 'error="text"', meaning: 'Must fail with a message that contains the text.'},
  loops: {written: 'loops', meaning: 'Never ends; the loop guard must stop it.'},
  id: {
    written: 'id=name',
    meaning:
      'Name of the block. Fences for html, css and js with the same id are the files of one preview. In a task, `accept` or `reject` fences with the same id are the files of one case.',
  },
  continue: {
    written: 'continue=name',
    meaning: 'Continues in the state that the block with that id left.',
  },
  setup: {
    written: 'setup=name',
    meaning: 'Uses the prepared files or the database in `content/setups/name`.',
  },
  file: {written: 'file=name', meaning: 'Name of the file, if it is not the default.'},
  hide: {written: 'hide', meaning: 'Runs, but is not shown.'},
  preview: {written: 'preview', meaning: 'Shows the rendered result (html, css, js, jsx, vue).'},
  trace: {
    written: 'trace',
    meaning:
      'Shows the script step by step, as it ran in the build: the line, the variables, the calls and the output (js only; at most 40 lines and 60 steps).',
  },
  height: {written: 'height=240', meaning: 'Height of the preview in pixels.'},
  highlight: {written: '{1,3-5}', meaning: 'Lines to mark.'},
  title: {written: 'title="style.css"', meaning: 'Title above the block.'},
  output: {
    written: 'output',
    meaning:
      'The expected output of the preceding block; either the language itself, or an option as in `css output` and `html output`.',
  },
  start: {written: 'start', meaning: 'In a task: the code that the reader starts with.'},
  test: {written: 'test', meaning: 'In a task: the check, written in js.'},
  solution: {written: 'solution', meaning: 'In a task: the files that change.'},
  accept: {
    written: 'accept',
    meaning:
      'In a task: another correct solution, which the check must pass. Readers never see it.',
  },
  reject: {
    written: 'reject="reason"',
    meaning: 'In a task: a typical mistake, which the check must fail. Readers never see it.',
  },
  open: {
    written: 'open',
    meaning:
      'If there are several files, the one whose tab is open at first; by default the last one.',
  },
};
