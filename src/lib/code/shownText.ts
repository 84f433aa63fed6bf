import {plainText} from './plainText';

interface Shown {
  /** From src/markdown/highlight. */
  readonly html: string;
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

const texts = new WeakMap<Shown, string>();

/** The text of what the page shows in colours: read from them when it is first needed, and once. */
export function shownText(shown: Shown): string {
  const known = texts.get(shown);
  if (known !== undefined) {
    return known;
  }
  const text = plainText(shown.html);
  texts.set(shown, text);
  return text;
}

/** Shown files as a run gets them; to draw them, no text is needed. */
export function runFiles(
  shown: readonly (Shown & {readonly name: string})[],
): readonly NamedText[] {
  return shown.map((file) => ({
    name: file.name,
    get text() {
      return shownText(file);
    },
  }));
}
