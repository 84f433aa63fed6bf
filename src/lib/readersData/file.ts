import {ownVersionFrom, type OwnVersion} from '../code/ownVersion';
import {newerExamples, type ChangedExamples} from './examples';
import {
  entryAt,
  isPlace,
  isRecord,
  KINDS,
  readData,
  SCHEMA_VERSION,
  type Entry,
  type Kind,
  type ReadersData,
} from './schema';

/** The contents of an export: everything that the reader has made. */
export interface ReadersFile {
  readonly data: ReadersData;
  readonly examples: ChangedExamples;
}

/** Distinguishes an export from other JSON files. */
const FILE_TYPE = 'interactive-media-design-portal/reader';

/** No browser's storage is larger than this, so a larger file cannot be an export. */
export const FILE_LIMIT_BYTES = 12_000_000;

export function exportText({data, examples}: ReadersFile, now: Date): string {
  const file = {
    type: FILE_TYPE,
    version: SCHEMA_VERSION,
    exported: now.toISOString(),
    ...data,
    examples,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export type ReadFile =
  | {readonly file: ReadersFile; readonly leftOut: number}
  | {readonly problem: 'notJson' | 'notOurs' | 'newer'};

/** Reads the text of an export. Invalid entries are left out and counted. */
export function readExport(text: string): ReadFile {
  const value = parsed(text);
  if (value === undefined) {
    return {problem: 'notJson'};
  }
  if (!isRecord(value) || value.type !== FILE_TYPE) {
    return {problem: 'notOurs'};
  }
  const found = readData(value);
  if ('problem' in found) {
    return {problem: found.problem === 'newer' ? 'newer' : 'notOurs'};
  }
  const given = isRecord(value.examples) ? Object.entries(value.examples) : [];
  const examples = given
    .map(([place, version]) => [place, ownVersionFrom(version)] as const)
    .filter((pair): pair is readonly [string, OwnVersion] => isPlace(pair[0]) && !!pair[1]);
  return {
    file: {data: found.data, examples: Object.fromEntries(examples)},
    leftOut: found.leftOut + given.length - examples.length,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Some browsers run out of stack on a file with endless nesting.
    if (error instanceof SyntaxError || error instanceof RangeError) {
      return undefined;
    }
    throw error;
  }
}

/** One change that an import would make on this device. */
export interface Change {
  readonly kind: Kind | 'examples';
  readonly place: string;
  readonly verb: 'add' | 'replace' | 'remove';
  readonly entry: Entry | undefined;
}

/**
 * The changes that an import would make here: only entries that are newer, and only changes that the reader
 * would see.
 */
export function changesOf(here: ReadersFile, file: ReadersFile): readonly Change[] {
  const entries = KINDS.flatMap((kind) =>
    Object.entries(file.data[kind]).flatMap(([place, entry]): Change[] => {
      const before = here.data[kind][place];
      const shown = entryAt(here.data, kind, place);
      if (entry.at <= (before?.at ?? -1)) {
        return [];
      }
      if (entry.gone) {
        return shown ? [{kind, place, verb: 'remove', entry: shown}] : [];
      }
      const isSame = shown !== undefined && shown.text === entry.text;
      return isSame ? [] : [{kind, place, verb: shown ? 'replace' : 'add', entry}];
    }),
  );
  const examples = Object.keys(newerExamples(here.examples, file.examples)).map(
    (place): Change => ({
      kind: 'examples',
      place,
      verb: here.examples[place] ? 'replace' : 'add',
      entry: undefined,
    }),
  );
  return [...entries, ...examples];
}
