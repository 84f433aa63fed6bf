const COLLATOR = new Intl.Collator('en', {sensitivity: 'base', ignorePunctuation: false});
const PLAIN = /^[\x20-\x7e]*$/;
/** Letters that the collation takes for others, without being written with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ﬁ: 'fi',
  ﬂ: 'fl',
};
const SPECIAL = /[ßæœøđłħŧıﬁﬂ]/g;

/** The text that stands for all that the collation utf8mb4_0900_ai_ci takes for equal. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) {
    return text.toLowerCase();
  }
  return text
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter]!)
    .replace(/[\0-\x08\x0e-\x1f\x7f]/g, '');
}

/** Compares as utf8mb4_0900_ai_ci does, or by code points. */
export function compareTexts(left: string, right: string, binary: boolean): number {
  if (binary) {
    return comparePoints(left, right);
  }
  const [a, b] = [foldText(left), foldText(right)];
  return a === b ? 0 : COLLATOR.compare(a, b) || comparePoints(a, b);
}

function comparePoints(left: string, right: string): number {
  if (left === right) {
    return 0;
  }
  const [a, b] = [[...left], [...right]];
  const at = a.findIndex((char, index) => char !== b[index]);
  return at === -1
    ? -1
    : at >= b.length || a[at]!.codePointAt(0)! > b[at]!.codePointAt(0)!
      ? 1
      : -1;
}
