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
    meaning: 'Something that helps, and that a hurried reader may skip.',
    example: box('tip', 'Shortcut', 'Press <kbd>F12</kbd> to open the developer tools.'),
  },
  warning: {
    meaning: 'Something that goes wrong easily.',
    example: box('warning', 'Watch the units', 'A bare number is no length in CSS.'),
  },
  danger: {
    meaning: 'Something that loses work or data.',
    example: box('danger', 'No way back', 'This command deletes the folder and all that is in it.'),
  },
  details: {
    meaning: 'Folded; for what only some readers want.',
    example: box('details', 'Why the order matters', 'Of two equal rules the later one wins.'),
  },
  older: {
    meaning: 'How it was done before, for those who meet it in older code.',
    example: box('older', 'Floats', 'Columns were once made with `float` and a clearfix.'),
  },
  try: {
    meaning: 'A thing to try elsewhere, with one link.',
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
    meaning: 'Where the pictures or data of a page come from, at its end.',
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
  run: {written: 'run', meaning: 'The default of languages that run; may be left out.'},
  norun: {
    written: 'norun="why not"',
    meaning: 'Neither run nor parsed. The reason is for authors only.',
  },
  fragment: {written: 'fragment', meaning: 'Parsed, not run: a part of a program.'},
  error: {written: 'error="text"', meaning: 'Must fail, and its message must contain the text.'},
  loops: {written: 'loops', meaning: 'Never ends; the guard must stop it.'},
  id: {
    written: 'id=name',
    meaning:
      'Name of the block. Fences of html, css and js with one id are the files of one preview; in a task, `accept` or `reject` fences with one id are the files of one case.',
  },
  continue: {written: 'continue=name', meaning: 'Goes on in the state of the block with that id.'},
  setup: {
    written: 'setup=name',
    meaning: 'Uses the prepared files or the database of `content/setups/name`.',
  },
  file: {written: 'file=name', meaning: 'Name of the file, where it is not the usual one.'},
  hide: {written: 'hide', meaning: 'Runs, but is not shown.'},
  preview: {written: 'preview', meaning: 'Shows the rendered result (html, css, js, jsx, vue).'},
  height: {written: 'height=240', meaning: 'Height of the preview in pixels.'},
  highlight: {written: '{1,3-5}', meaning: 'Lines to mark.'},
  title: {written: 'title="style.css"', meaning: 'Words above the block.'},
  output: {
    written: 'output',
    meaning:
      'The expected result of the block before: as a language of its own, or `css output`, `html output`.',
  },
  start: {written: 'start', meaning: 'In a task: what the reader begins with.'},
  test: {written: 'test', meaning: 'In a task: the check, in js.'},
  solution: {written: 'solution', meaning: 'In a task: the files that change.'},
  accept: {
    written: 'accept',
    meaning:
      'In a task: another correct solution, which the check must pass. Readers never see it.',
  },
  reject: {
    written: 'reject="why"',
    meaning: 'In a task: a typical mistake, which the check must fail. Readers never see it.',
  },
  open: {
    written: 'open',
    meaning: 'Of several files, the one whose tab is shown first; the last one unless given.',
  },
};
