import {LIBRARIES} from '../../data/libraries';

/** The library whose public copy is at a URL, as manuals quote it. */
export function libraryOfCopy(address: string): string | undefined {
  return /^(?:https?:)?\/\//.test(address)
    ? Object.keys(LIBRARIES).find((key) => LIBRARIES[key]!.copies.test(address))
    : undefined;
}
