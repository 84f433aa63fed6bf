import type {Element, Nodes} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {fileName} from '../lib/code/page/addresses';
import type {Block, CodeFile} from './types';
import {filesWith} from './task';

/** The name of a file in the code of an example. */
interface Reference {
  readonly address: string;
  readonly isFetched: boolean;
  /** Offset in the code. */
  readonly index: number;
}

/** A file that an example refers to but does not contain; its prepared set may contain it. */
export interface FileReference {
  readonly address: string;
  /** Loaded by a request, which prepared responses may also answer. */
  readonly isFetched: boolean;
  readonly line: number;
  readonly column: number;
  readonly setup?: string;
  /** Whether readers would see that it is missing; other code may refer to files that only a real site has. */
  readonly isNeeded: boolean;
  /** Names of the example's other files. */
  readonly own: readonly string[];
}

/** Elements that load the file they refer to, unlike a link that has to be clicked. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  image: ['href', 'xLinkHref'],
  img: ['src', 'srcSet'],
  input: ['src'],
  link: ['href'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcSet'],
  track: ['src'],
  use: ['href', 'xLinkHref'],
  video: ['src', 'poster'],
};

const IN_CSS =
  /\/\*[\s\S]*?\*\/|@import\s+(["'])(?<text>[^"']+)\1|url\(\s*(?:(["'])(?<quoted>[^"']+)\3|(?<bare>[^"')\s]+))\s*\)/gi;
/** In a script: what it fetches, and the style sheets, images and data that it imports. */
const IN_SCRIPT =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|\bfetch\(\s*(["'`])(?<fetched>[^"'`$]+)\1|\bimport\s+(?:[\w{}\s,*]+\s+from\s+)?(["'])(?<imported>[^"']+\.(?:css|json|svg|png|jpe?g|gif|webp|avif))\3/gm;
const IN_JSX =
  /<(?:img|source|video|audio|track|iframe|image|use)\b[^>]*?\s(?:src|poster|href)=(["'])(?<shown>[^"']+)\1/g;
/** URLs on other hosts, data URLs, fragments, and values that a template fills in. */
const NO_FILE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?|$)|[{}]|^\/?$/i;

/** Markup and style sheets are often shown on their own; a script needs the files it refers to. */
const SHOWN_ONLY: readonly string[] = ['html', 'css'];

const parser = unified().use(rehypeParse, {fragment: true});

/** The files that the examples and solutions of a page use in addition to their own. */
export function fileReferences(blocks: readonly Block[]): readonly FileReference[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'quiz' || (block.kind === 'example' && block.mode !== 'run')) {
      return [];
    }
    const files = block.kind === 'task' ? filesWith(block, block.solution) : block.files;
    const own = files.map(({name}) => name);
    return files
      .filter(({inherited}) => !inherited)
      .flatMap((file) =>
        referencesOf(file)
          .filter(
            ({address}) => !NO_FILE.test(address) && !own.includes(fileName(address, file.name)),
          )
          .map(({index, ...reference}) => ({
            ...reference,
            ...placeOf(file, index),
            setup: block.setup,
            isNeeded: block.preview || block.setup !== undefined || !SHOWN_ONLY.includes(file.lang),
            own: own.filter((name) => name !== file.name),
          })),
      );
  });
}

function placeOf(
  {text, line, indent}: CodeFile,
  index: number,
): {readonly line: number; readonly column: number} {
  const before = text.slice(0, index).split('\n');
  return {line: line + before.length - 1, column: indent + before.at(-1)!.length + 1};
}

function referencesOf({lang, text}: CodeFile): readonly Reference[] {
  switch (lang) {
    case 'html':
    case 'vue':
      return inMarkup(parser.parse(text), text);
    case 'css':
      return named(text, IN_CSS);
    case 'js':
    case 'ts':
      return named(text, IN_SCRIPT);
    case 'jsx':
    case 'tsx':
      return [...named(text, IN_SCRIPT), ...named(text, IN_JSX)];
    default:
      return [];
  }
}

/** The references that a pattern finds; in each match, only one of its groups is set. */
function named(text: string, pattern: RegExp, offset = 0): readonly Reference[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const groups = match.groups ?? {};
    const address = Object.values(groups).find((group) => group !== undefined);
    const isFetched = groups.fetched !== undefined;
    return address === undefined
      ? []
      : [{address, isFetched, index: offset + match.index + match[0].indexOf(address)}];
  });
}

function inMarkup(node: Nodes, text: string): readonly Reference[] {
  const own = node.type === 'element' ? inElement(node, text) : [];
  const children = 'children' in node ? node.children : [];
  const content = node.type === 'element' && node.content ? [node.content] : [];
  return [...own, ...[...children, ...content].flatMap((child) => inMarkup(child, text))];
}

function inElement(element: Element, text: string): readonly Reference[] {
  const {tagName, properties, children} = element;
  const start = element.position?.start.offset ?? 0;
  const [inside] = children;
  const offset = inside?.position?.start.offset ?? start;
  const code = inside?.type === 'text' ? inside.value : '';
  const at = (address: string): Reference => ({
    address,
    isFetched: false,
    index: Math.max(start, text.indexOf(address, start)),
  });
  return [
    ...(LOADED[tagName] ?? []).flatMap((name) => addresses(properties[name], name)).map(at),
    ...named(String(properties.style ?? ''), IN_CSS).map(({address}) => at(address)),
    ...(tagName === 'style' ? named(code, IN_CSS, offset) : []),
    ...(tagName === 'script' ? named(code, IN_SCRIPT, offset) : []),
  ];
}

function addresses(value: unknown, name: string): readonly string[] {
  const text = [value].flat().join(', ');
  if (value === undefined || name !== 'srcSet') {
    return value === undefined ? [] : [text];
  }
  return text.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0]!);
}
