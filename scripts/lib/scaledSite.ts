import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {TOPIC_WORDS} from './generatedPages';
import {isPageFile, listFiles} from '../../src/lessons/sources';

/** What a build needs besides the lessons, from the project's root. */
const PROJECT = [
  ...['docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json', 'package.json'],
  ...['config', 'src', 'scripts', 'static', 'courses', 'modules'],
];
/** Words that stand in for others, so that no two pages say the same. */
const WORDS = 'basket harbour lantern meadow orchard pebble quarry ribbon saddle timber'.split(' ');
/** Every so many words of running text one is replaced. */
const WORD_STEP = 7;

/** Writes what a build needs into a folder of its own, so that measuring touches nothing of the project. */
export function makeSiteCopy(root: string, folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const name of PROJECT) {
    cpSync(join(root, name), join(folder, name), {recursive: true});
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/**
 * Writes a copy of the project in which the topics of the modules are repeated, with other words, until it has
 * so many pages.
 *
 * @returns the number of pages
 */
export function makeScaledSite(root: string, folder: string, count: number): number {
  makeSiteCopy(root, folder);
  const files = listFiles(root).filter((path) => !path.includes('/_'));
  const topics = new Map<string, string[]>();
  for (const path of files.filter((file) => /^modules\/[^/]+\//.test(file))) {
    const topic = path.split('/')[1]!;
    topics.set(topic, [...(topics.get(topic) ?? []), path]);
  }
  let pages = files.filter(isPageFile).length;
  for (let copy = 2; pages < count; copy += 1) {
    for (const [topic, paths] of topics) {
      if (pages < count) {
        paths.forEach((path) => copyFile(root, folder, path, topic, copy));
        pages += paths.filter(isPageFile).length;
      }
    }
  }
  return pages;
}

function copyFile(root: string, folder: string, path: string, topic: string, copy: number): void {
  const target = join(folder, path.replace(`modules/${topic}/`, `modules/${topic}-${copy}/`));
  mkdirSync(dirname(target), {recursive: true});
  if (isPageFile(path)) {
    writeFileSync(target, varied(readFileSync(join(root, path), 'utf8'), copy));
  } else {
    cpSync(join(root, path), target);
  }
}

/** The lesson under another title, without its old addresses, and with some other words in its paragraphs. */
export function varied(text: string, copy: number): string {
  let isCode = false;
  let isFrontMatter = false;
  let words = copy;
  return text
    .replace(/^(title: )(['"]?)(.*?)\2$/m, (_line, key, quote, title: string) => {
      const number =
        title.length * copy + [...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
      return `${key}${quote}${title} ${TOPIC_WORDS[number % TOPIC_WORDS.length]} ${copy}${quote}`;
    })
    .replace(/^aliases:\n(?: +- .*\n)*/m, '')
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
