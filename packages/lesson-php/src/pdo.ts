/** Parts of a file whose text is left as it is: what is outside PHP, strings and comments. */
const LEFT = [
  /(?:^|\?>)[\s\S]*?(?:<\?(?:php\b|=)|$(?![\s\S]))/,
  /'(?:[^'\\]|\\[\s\S])*'/,
  /"(?:[^"\\]|\\[\s\S])*"/,
  /\/\*[\s\S]*?\*\//,
  /(?:\/\/|#(?!\[))(?:(?!\?>)[^\n])*/,
  /<<<[ \t]*(?<quote>['"]?)(?<label>\w+)\k<quote>[\s\S]*?\n[ \t]*\k<label>\b/,
];
const USE = /\b(?<word>new|extends)(?<gap>\s+)(?<slash>\\?)PDO\b(?!\\)/;
const PARTS = new RegExp([...LEFT, USE].map(({source}) => source).join('|'), 'g');

/**
 * The reader’s code with the stand-in in place of PDO where an object is made or a class extends it;
 * no line moves. In a namespace, PHP finds PDO only by `use PDO` or a backslash, so the name stays.
 */
export function withLessonPdo(code: string): string {
  const isHidden = /^\s*namespace\s/m.test(code) && !/^\s*use\s+\\?PDO\s*[;,]/m.test(code);
  return code.replaceAll(PARTS, (whole: string, ...rest: readonly unknown[]) => {
    const {word, gap, slash} = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    return word === undefined || (isHidden && slash === '') ? whole : `${word}${gap}\\LessonPDO`;
  });
}

const TEXTS = new RegExp(LEFT.map(({source}) => source).join('|'), 'g');

/** The code alone, without strings, comments and what is outside PHP. */
export function withoutTexts(code: string): string {
  return code.replaceAll(TEXTS, ' ');
}
