import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parseLesson} from '../../src/checker/read/parse';
import {isPageFile, listFiles} from '../../src/sources/sources';

/** Changes words in the copy of a lesson. */
export type Vary = (text: string, copy: number) => string;

/** Topics with rules that depend on their folder, which a copy in another folder would break. */
const FIXED_TOPICS = ['tools'];
/** Words that stand in for others, so that no two pages say the same. */
const WORDS = 'basket harbour lantern meadow orchard pebble quarry ribbon saddle timber'.split(' ');
/** Words from the subject of the lessons. */
const TOPIC_WORDS =
  'grid flex box model array object string number class method event listener form input label button image picture figure table list link anchor colour contrast media query selector cascade layer container gap area order axis align justify position sticky float shadow gradient transform transition animation keyframe variable function scope closure promise fetch request response server route view controller template component prop state effect hook router store query join index key column row branch commit merge remote issue page repository terminal folder path file package script build deploy test debug error message value type operator loop condition module import element attribute heading landmark role name focus keyboard screen reader caption video audio format size unit font line height space margin padding border'.split(
    ' ',
  );
/** One word in this many is replaced in running text. */
const WORD_STEP = 7;
/** The same when no run of words may remain unchanged. */
const DENSE_WORD_STEP = 2;
/** “Flex box” would be another form of a term, and the text of a link must not be “link”. */
const DENSE_WORDS = TOPIC_WORDS.filter((word) => !['box', 'flex', 'link'].includes(word));
/** A word that is not part of a name or of code. */
const PLAIN_WORD = /(?<![\w’'./&-])[a-z]{3,}(?![\w’'/(-]|\.\w)/g;

/**
 * Repeats the topics of the modules, with some words changed, until a copy of the sources has enough pages.
 *
 * @returns the number of pages
 */
export function writeScaledLessons(
  root: string,
  folder: string,
  count: number,
  vary: Vary,
): number {
  const files = listFiles(root).filter((path) => !path.includes('/_'));
  const topics = new Map<string, string[]>();
  for (const path of files.filter((file) => /^modules\/[^/]+\//.test(file))) {
    const topic = path.split('/')[1]!;
    if (!FIXED_TOPICS.includes(topic)) {
      topics.set(topic, [...(topics.get(topic) ?? []), path]);
    }
  }
  let pages = files.filter(isPageFile).length;
  for (let copy = 2; pages < count; copy += 1) {
    for (const [topic, paths] of topics) {
      if (pages < count) {
        for (const path of paths) {
          const target = join(
            folder,
            path.replace(`modules/${topic}/`, `modules/${topic}-${copy}/`),
          );
          copyFile(join(root, path), target, (text) => vary(text, copy));
        }
        pages += paths.filter(isPageFile).length;
      }
    }
  }
  return pages;
}

function copyFile(source: string, target: string, change: (text: string) => string): void {
  mkdirSync(dirname(target), {recursive: true});
  if (isPageFile(source)) {
    writeFileSync(target, change(readFileSync(source, 'utf8')));
  } else {
    cpSync(source, target);
  }
}

/** The lesson with another title and some other words in its paragraphs, and without its aliases. */
export function varied(text: string, copy: number): string {
  let isCode = false;
  let isFrontMatter = false;
  let words = copy;
  return retitled(text, copy)
    .split('\n')
    .map((line, number) => {
      if (line === '---' && (number === 0 || isFrontMatter)) {
        isFrontMatter = number === 0;
      }
      if (/^\s*(?:```|~~~)/.test(line)) {
        isCode = !isCode;
      }
      if (isCode || isFrontMatter || !/^[A-Z][^<>{}`[\]:|]*\.$/.test(line)) {
        return line;
      }
      return line.replace(/\b[a-z]{5,}\b/g, (word) => {
        words += 1;
        return words % WORD_STEP === 0 ? WORDS[(words * copy) % WORDS.length]! : word;
      });
    })
    .join('\n');
}

/** The same with enough other words that the content rules find no repetition; takes longer. */
export function reworded(text: string, copy: number): string {
  const own = retitled(text, copy);
  const {prose, nodes} = parseLesson({path: 'modules/topic/page.md', text: own});
  const named = [...nodes.headings, ...nodes.elements.filter(({name}) => name === 'Term')].map(
    (node) => nodes.spanOf(node),
  );
  let words = 0;
  let result = '';
  let end = 0;
  for (const {start, text: run} of prose.runs) {
    const isName = named.some((span) => span.start <= start && start < span.end);
    if (!isName && start >= end) {
      const changed = run.replace(PLAIN_WORD, (word) => {
        words += 1;
        return words % DENSE_WORD_STEP === 0 ? wordAt(words, copy) : word;
      });
      result += own.slice(end, start) + changed;
      end = start + run.length;
    }
  }
  return result + own.slice(end);
}

/** Chooses a word in a way that no two copies have in common. */
function wordAt(place: number, copy: number): string {
  const mixed = Math.imul(Math.imul(place, 0x9e3779b1) ^ Math.imul(copy, 0x85ebca6b), 0xc2b2ae35);
  return DENSE_WORDS[(mixed >>> 8) % DENSE_WORDS.length]!;
}

function retitled(text: string, copy: number): string {
  return text
    .replace(/^(title: )(['"]?)(.*?)\2$/m, (_line, key, quote, title: string) => {
      const number =
        title.length * copy + [...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
      return `${key}${quote}${title} ${TOPIC_WORDS[number % TOPIC_WORDS.length]} ${copy}${quote}`;
    })
    .replace(/^aliases:\n(?: +- .*\n)*/m, '');
}
