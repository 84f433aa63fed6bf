import {readSgr} from '../../src/prompt';

/** Each character with how a terminal shows it. White space has no colour of its own. */
export function looks(text: string): readonly string[] {
  return readSgr(text).flatMap(({text: piece, isBold, colour = '', background}) =>
    [...piece].map((character) =>
      character.trim() === '' && background === undefined
        ? character
        : `${character} ${isBold ? 'bold ' : ''}${colour} on ${background ?? 'the screen'}`,
    ),
  );
}
