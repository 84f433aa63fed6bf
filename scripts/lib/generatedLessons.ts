import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {isPageFile, listFiles} from '../../src/lessons/sources';

const PER_SECTION = 8;
const PER_TOPIC = 40;

/** Writes pages with the words, code and tasks of the portal's own lessons, so that times mean something. */
export function writeLessons(from: string, to: string, count: number): void {
  const lessons = listFiles(from)
    .filter((path) => path.startsWith('modules/') && isPageFile(path))
    .map((path) => standingAlone(readFileSync(join(from, path), 'utf8')));
  for (let number = 0; number < count; number += 1) {
    const topic = `topic-${Math.floor(number / PER_TOPIC)}`;
    const section = `section-${Math.floor(number / PER_SECTION)}`;
    const path = join(to, 'modules', topic, section, `page-${number}.md`);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, lessons[number % lessons.length]!);
  }
  mkdirSync(join(to, 'courses'), {recursive: true});
}

/** A lesson that names no other file. */
function standingAlone(text: string): string {
  return text
    .replace(/\]\(\.[^)]*\)/g, '](https://example.com)')
    .replace(/^(?:requires|prev|next|aliases):.*\n(?: +- .*\n)*/gm, '')
    .replace(/^<Figure .*\n/gm, '');
}
