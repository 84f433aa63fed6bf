import {LIBRARIES} from '../../data/libraries';

/** The library of which an address is a public copy, as manuals quote them. */
export function libraryOfCopy(address: string): string | undefined {
  return /^(?:https?:)?\/\//.test(address)
    ? Object.keys(LIBRARIES).find((key) => LIBRARIES[key]!.copies.test(address))
    : undefined;
}
