/** What the Tab key finds for the last word of a line. */
export interface Completion {
  /** Where that word begins in the line. */
  readonly start: number;
  /** The names that go on from it; folders end with a slash. */
  readonly names: readonly string[];
}

/** What a word of a command line can be the beginning of. */
export type NameKind =
  'command' | 'gitCommand' | 'switchable' | 'branch' | 'remote' | 'file' | 'folder';

/** The last word of a line, and what it may become. */
export interface WordPlace {
  readonly start: number;
  /** Without quotation marks and backslashes. */
  readonly word: string;
  readonly kinds: readonly NameKind[];
}

/** Words of a line; what separates commands is a word of its own. */
const WORD =
  /(?:\\.|'[^']*'?|"(?:\\.|[^"\\])*"?|[^\s'"\\;|&<>()])+|;|\|{1,2}|&{1,2}|\$?\(|\)|[<>]+/g;
const SEPARATOR = /^(?:;|\|{1,2}|&{1,2}|\$?\(|\))$/;

const BRANCH_COMMANDS = new Set('branch cherry-pick merge rebase'.split(' '));
const BRANCH_OR_FILE_COMMANDS = new Set('checkout diff log reset revert show'.split(' '));
const REMOTE_COMMANDS = new Set('fetch pull push'.split(' '));
const FOLDER_COMMANDS = new Set('cd mkdir rmdir'.split(' '));

/** Finds out from a line, up to the cursor, which names its last word may be the beginning of. */
export function findWord(line: string): WordPlace {
  const tokens = [...line.matchAll(WORD)].map(({0: text, index}) => ({text, index}));
  const last = tokens.at(-1);
  const isOpen =
    last !== undefined && last.index + last.text.length === line.length && !isSign(last.text);
  const current = isOpen ? last : {text: '', index: line.length};
  const before = (isOpen ? tokens.slice(0, -1) : tokens).map(({text}) => text);
  const command = before.slice(before.findLastIndex((text) => SEPARATOR.test(text)) + 1);
  const word = unquoted(current.text);
  return {start: current.index, word, kinds: kindsAfter(command, word)};
}

function isSign(text: string): boolean {
  return SEPARATOR.test(text) || /^[<>]+$/.test(text);
}

function kindsAfter(typed: readonly string[], word: string): readonly NameKind[] {
  if (/^[<>]+$/.test(typed.at(-1) ?? '')) {
    return ['file'];
  }
  // Settings before a command, such as `LANG=C sort`.
  const [name, ...rest] = typed.slice(typed.findIndex((text) => !/^\w+=/.test(text)));
  if (name === undefined || typed.every((text) => /^\w+=/.test(text))) {
    return word.includes('/') ? ['file'] : ['command'];
  }
  if (word.startsWith('-')) {
    return [];
  }
  if (name === 'git') {
    return gitKinds(rest);
  }
  return FOLDER_COMMANDS.has(name) ? ['folder'] : ['file'];
}

function gitKinds(typed: readonly string[]): readonly NameKind[] {
  const [name, ...rest] = typed.filter((text) => !text.startsWith('-'));
  if (name === undefined) {
    return ['gitCommand'];
  }
  if (typed.includes('--')) {
    return ['file'];
  }
  if (name === 'switch') {
    return ['switchable'];
  }
  if (BRANCH_COMMANDS.has(name)) {
    return ['branch'];
  }
  if (BRANCH_OR_FILE_COMMANDS.has(name)) {
    return ['branch', 'file'];
  }
  if (REMOTE_COMMANDS.has(name)) {
    return rest.length === 0 ? ['remote'] : ['branch'];
  }
  return ['file'];
}

function unquoted(text: string): string {
  return text.replaceAll(/\\(.)|['"]/g, '$1');
}

/** What Tab makes of a line. */
export interface Completed {
  readonly line: string;
  /** Several names go on from here; a second Tab lists them. */
  readonly isAmbiguous: boolean;
}

/**
 * The line with as much of its last word as all names have in common. A single name is finished with a space,
 * unless it is a folder, in which one may go on.
 */
export function completeLine(line: string, {start, names}: Completion): Completed {
  const [first] = names;
  if (first === undefined) {
    return {line, isAmbiguous: false};
  }
  const quote = /^['"]/.exec(line.slice(start))?.[0] ?? '';
  const word = names.length === 1 ? first : sharedStart(names);
  const end = names.length > 1 || word.endsWith('/') ? '' : `${quote} `;
  const typed = unquoted(line.slice(start));
  // The names may share less than what was typed, when their letters differ in case only.
  const shown = word.length < typed.length ? line.slice(start) : quote + escaped(word, quote) + end;
  return {line: line.slice(0, start) + shown, isAmbiguous: names.length > 1};
}

function sharedStart(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  const length = [...first].findIndex((_, index) =>
    rest.some((name) => name[index] !== first[index]),
  );
  return length < 0 ? first : first.slice(0, length);
}

function escaped(name: string, quote: string): string {
  return quote === '' ? name.replaceAll(/[\s'"\\$&;|()<>*?!#`]/g, String.raw`\$&`) : name;
}

const TERMINAL_WIDTH = 80;

/** Names side by side, as bash lists them: columns from top to bottom, two spaces apart. */
export function inColumns(names: readonly string[], width = TERMINAL_WIDTH): string {
  const shown = names.map((name) => name.replace(/^.*\/(?=.)/, ''));
  const column = Math.max(...shown.map(({length}) => length)) + 2;
  const columns = Math.max(1, Math.floor(width / column));
  const rows = Math.ceil(shown.length / columns);
  return Array.from({length: rows}, (_, row) =>
    shown
      .filter((_name, index) => index % rows === row)
      .map((name) => name.padEnd(column))
      .join('')
      .trimEnd(),
  ).join('\n');
}
