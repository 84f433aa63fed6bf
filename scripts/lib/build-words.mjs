/**
 * Writes all words of the installed cspell dictionaries into one plain list, which loads in a twentieth of
 * the time that the dictionaries take: node scripts/lib/build-words.mjs <file>
 */
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {decodeTrie} from 'cspell-trie-lib';

const require = createRequire(import.meta.url);
const folderOf = (name) => dirname(require.resolve(`@cspell/dict-${name}/cspell-ext.json`));
const TRIES = [
  ['en_us', 'en_US.trie.gz'],
  ['en-gb-mit', 'en_GB.trie.gz'],
];
const LISTS = [
  ['software-terms', 'dict/softwareTerms.txt.gz'],
  ['software-terms', 'dict/software-tools.txt'],
  ['software-terms', 'dict/computing-acronyms.txt'],
  ['software-terms', 'dict/networkingTerms.txt'],
  ['software-terms', 'dict/webServices.txt'],
  ['html', 'dict/html.txt.gz'],
  ['css', 'dict/css.txt'],
  ['git', 'dict/git-terms.txt'],
  ['companies', 'dict/companies.txt'],
];

function read(name, file) {
  const bytes = readFileSync(join(folderOf(name), file));
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

const words = new Set();
const add = (word) => {
  const plain = word.replace(/^[~+*]+|[+*]+$/g, '').toLowerCase();
  if (/^[a-zà-öø-ÿ][a-zà-öø-ÿ'.-]*$/.test(plain) && !plain.endsWith("'s")) {
    words.add(plain);
  }
};
for (const [name, file] of TRIES) {
  for (const word of decodeTrie(read(name, file)).words()) {
    if (!word.startsWith('!')) {
      add(word);
    }
  }
}
for (const [name, file] of LISTS) {
  for (const line of read(name, file).toString('utf8').split('\n')) {
    const text = line.replace(/#.*/, '').trim();
    if (text !== '' && !text.startsWith('!')) {
      text.split(/[\s_]+/).forEach(add);
    }
  }
}
const target = process.argv[2];
mkdirSync(dirname(target), {recursive: true});
writeFileSync(`${target}.${process.pid}`, [...words].sort().join('\n'));
renameSync(`${target}.${process.pid}`, target);
