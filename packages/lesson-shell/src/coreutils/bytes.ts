/** The text of what just-bash pipes from command to command: one character for each byte. */
export function decoded(bytes: {toString(): string}): string {
  return new TextDecoder().decode(
    Uint8Array.from(bytes.toString(), (character) => character.charCodeAt(0)),
  );
}
