/** The text of what just-bash pipes from command to command: one character for each byte. */
export function decoded(bytes: {toString(): string}): string {
  return new TextDecoder().decode(
    Uint8Array.from(bytes.toString(), (character) => character.charCodeAt(0)),
  );
}

/** Text as just-bash pipes it: one character for each byte. */
export function encoded(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}
