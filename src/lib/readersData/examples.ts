import {ownVersionKey, parseOwnVersion, type OwnVersion} from '../code/ownVersion';
import {readStored, removeStored, storedKeys, writeStored} from '../storage';
import {CODE_PREFIX} from './keys';
import {isPlace, pageOf} from './schema';

/** The reader's versions of examples and tasks, by page and block id. */
export type ChangedExamples = Readonly<Record<string, OwnVersion>>;

export function readExamples(): ChangedExamples {
  const found = storedKeys()
    .filter((key) => key.startsWith(CODE_PREFIX))
    .map((key) => key.slice(CODE_PREFIX.length))
    .filter(isPlace)
    .map((place) => [place, exampleAt(place)] as const)
    .filter(([, version]) => version !== undefined);
  return Object.fromEntries(found) as ChangedExamples;
}

export function exampleAt(place: string): OwnVersion | undefined {
  return parseOwnVersion(readStored(keyOf(place)));
}

/** @returns whether the device has stored it */
export function writeExample(place: string, version: OwnVersion): boolean {
  return writeStored(keyOf(place), JSON.stringify(version));
}

export function removeExample(place: string): void {
  removeStored(keyOf(place));
}

function keyOf(place: string): string {
  const page = pageOf(place);
  return ownVersionKey(page, place.slice(page.length + 1));
}

/** The entries of the second list that are new or newer. */
export function newerExamples(first: ChangedExamples, second: ChangedExamples): ChangedExamples {
  const newer = Object.entries(second).filter(
    ([place, {at = 0}]) => first[place] === undefined || at > (first[place].at ?? 0),
  );
  return Object.fromEntries(newer);
}
