import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PROJECT} from '../../text/project';
import {createWordList, type WordList} from './wordList';

export interface Dictionary {
  readonly knows: (word: string) => boolean;
  readonly suggest: (word: string) => readonly string[];
}

const CACHE = join(PROJECT, 'node_modules/.cache/check-content/english.txt');
const BUILDER = join(PROJECT, 'scripts/lib/build-words.mjs');
const OWN_WORDS = join(PROJECT, 'config/words.txt');

let loaded: Dictionary | undefined;

/** English words in Canadian and British spelling, technical terms, and the words in config/words.txt. */
export function loadDictionary(): Dictionary {
  loaded ??= createDictionary(readEnglish(), readFileSync(OWN_WORDS, 'utf8'));
  return loaded;
}

function readEnglish(): WordList {
  if (!existsSync(CACHE)) {
    execFileSync(process.execPath, [BUILDER, CACHE]);
  }
  return createWordList(readFileSync(CACHE, 'utf8'));
}

/** Makes a dictionary from a word list and further words, one per line; `#` begins a comment. */
export function createDictionary(english: WordList, further: string): Dictionary {
  const own = new Set(
    further
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim().toLowerCase())
      .filter((line) => line !== ''),
  );
  const has = (word: string): boolean => own.has(word) || english.has(word);
  // A few thousand words make up most of the text of all lessons.
  const answers = new Map<string, boolean>();
  const look = (word: string): boolean => {
    const plain = word.toLowerCase().replace(/’/g, "'").replace(/'s?$/, '').replace(/\.$/, '');
    return has(plain) || plain.split('-').every((part) => part === '' || has(part));
  };
  return {
    knows: (word) => {
      const known = answers.get(word) ?? look(word);
      answers.set(word, known);
      return known;
    },
    suggest: (word) => {
      const start = word.toLowerCase().slice(0, 1);
      return [
        ...english.startingWith(start),
        ...[...own].filter((known) => known.startsWith(start)),
      ];
    },
  };
}
