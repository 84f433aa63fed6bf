import {extname} from 'node:path';
import type {FileReference} from '../../../blocks/fileReferences';
import {listSetups, loadSetup, type Setup} from '../../../blocks/setups';
import {fileName} from '../../../lib/code/page/addresses';
import {findRecorded} from '../../../lib/code/recorded';
import {nearest} from '../../../lib/nearest';
import type {SiteFinding, SiteRule} from '../../rule';

type Missing = Omit<SiteFinding, 'path'>;

/** Prepared responses, which examples never refer to by this name. */
const RECORDED = 'fetch.json';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export const rule: SiteRule = {
  scope: 'site',
  wants:
    'A file that an example’s code refers to is one of the example’s own files or is in its prepared set, with the same capital and small letters.',
  why: 'An example cannot load anything else. Readers would see a broken image, a page without its style sheet, or a failed request.',
  wrong: '```html preview setup=film-club\n<img src="Poster.svg" alt="A ferry at night" />\n```',
  right: '```html preview setup=film-club\n<img src="poster.svg" alt="A ferry at night" />\n```',
  cases: [
    'ex-picture-missing',
    'ex-css-missing',
    'ex-import-missing',
    'ex-sheet-missing',
    'ex-fetch-missing',
    'ex-file-case',
  ],
  check: ({root, facts}) => {
    const sets = new Map(listSetups(root).map((name) => [name, lazy(() => loadSetup(root, name))]));
    return [...facts.values()].flatMap(({path, files}) =>
      files.flatMap((reference) => {
        const {setup} = reference;
        // The rule `setup` reports a set that does not exist.
        const prepared = setup === undefined ? {} : sets.get(setup)?.();
        const missing = prepared && findMissing(reference, prepared);
        return missing ? [{path, ...missing}] : [];
      }),
    );
  },
};

function findMissing(reference: FileReference, prepared: Setup): Missing | undefined {
  const {address, isFetched, isNeeded, line, column, setup, own} = reference;
  const name = fileName(address);
  const isRecorded = () =>
    METHODS.some((method) => findRecorded(prepared, method, address) !== undefined);
  if (Object.hasOwn(prepared, name) || (isFetched && isRecorded())) {
    return undefined;
  }
  const names = [...own, ...Object.keys(prepared)].filter(
    (other) => other !== RECORDED && extname(other).toLowerCase() === extname(name).toLowerCase(),
  );
  const sameButCase = names.find((other) => other.toLowerCase() === name.toLowerCase());
  if (sameButCase === undefined && !isNeeded) {
    return undefined;
  }
  const like = sameButCase ?? nearest(name, names);
  const owner = setup === undefined ? 'the example has' : `the example and its set “${setup}” have`;
  return {
    at: {line, column},
    message: `${owner} no file “${address}”`,
    remedy: sameButCase
      ? `write “${sameButCase}”: capital and small letters matter`
      : like
        ? `did you mean “${like}”?`
        : 'add it to the example with `file=…`, or use a prepared set that contains it (`setup=…`)',
  };
}

function lazy<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}
