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

/** The text of highlighted code, extracted from its HTML when first needed and then cached. */
export function shownText(shown: Shown): string {
  const known = texts.get(shown);
  if (known !== undefined) {
    return known;
  }
  const text = plainText(shown.html);
  texts.set(shown, text);
  return text;
}

/** Displayed files in the form that a run takes. Displaying them does not need their text. */
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
