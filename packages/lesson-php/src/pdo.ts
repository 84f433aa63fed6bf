/**
 * The name of the stand-in for PDO: one character of private use, whose three bytes count as those of
 * “PDO” do. It becomes PDO in what is printed, so that names, lengths and dumps are those of PHP.
 */
const NAME = '\u{EEDB}';

const STAND_INS: readonly (readonly [inFile: string, name: string, real: string])[] = [
  ['LessonPDO', NAME, 'PDO'],
  ['LessonStatement', `${NAME}Statement`, 'PDOStatement'],
];

/** Whether code speaks to MySQL. */
export function usesMysql(code: string): boolean {
  return /['"]mysql:/.test(code);
}

/** `php/pdo.php` with the names that the stand-ins have while a script runs. */
export function lessonPdo(source: string): string {
  return STAND_INS.reduce((code, [inFile, name]) => code.replaceAll(inFile, name), source);
}

/** What was printed, as if PDO itself had printed it. */
export function shownNames(printed: string): string {
  return printed
    .replaceAll(NAME, 'PDO')
    .replaceAll(`\\u${NAME.charCodeAt(0).toString(16)}`, 'PDO')
    .replace(WRONG_TYPE, (_, message, file, line, isUncaught) =>
      isUncaught === undefined ? message : `${message} in ${file}:${line}`,
    )
    .replace(TOO_FEW, (_, name, count, file, line, isLeast, wanted, isUncaught) =>
      [
        `${name}() expects ${isLeast === 'at least' ? 'at least' : 'exactly'} ${wanted} argument${wanted === '1' ? '' : 's'}, ${count} given`,
        isUncaught === undefined ? '' : ` in ${file}:${line}`,
      ].join(''),
    );
}

/** Functions that are written in PHP tell more of a wrong call than those of PHP itself. */
const WRONG_TYPE =
  /(PDO(?:Statement)?::\w+\(\): Argument #\d+ \(\$\w+\) must be of type \S+, \S+ given), called in (\S+) on line (\d+)( and defined in \/config\/pdo\.php:\d+)?/g;
const TOO_FEW =
  /Too few arguments to function (PDO(?:Statement)?::\w+)\(\), (\d+) passed in (\S+) on line (\d+) and (exactly|at least) (\d+) expected( in \/config\/pdo\.php:\d+)?/g;

/** Parts of a file whose text is left as it is: what is outside PHP, strings and comments. */
const LEFT = [
  /(?:^|\?>)[\s\S]*?(?:<\?(?:php\b|=)|$(?![\s\S]))/,
  /'(?:[^'\\]|\\[\s\S])*'/,
  /"(?:[^"\\]|\\[\s\S])*"/,
  /\/\*[\s\S]*?\*\//,
  /(?:\/\/|#(?!\[))(?:(?!\?>)[^\n])*/,
  /<<<[ \t]*(?<quote>['"]?)(?<label>\w+)\k<quote>[\s\S]*?\n[ \t]*\k<label>\b/,
];
const MADE = /\b(?<word>new|extends)(?<gap>\s+)(?<slash>\\?)PDO\b(?!\\)/;
/** A class by its name: `PDO::class`, and in code that makes objects of names, 'PDO'. */
const CLASS = /(?<![\w$\\])(?<root>\\?)(?<constant>PDO(?:Statement)?)(?=\s*::\s*class\b)/;
const TEXT = /(?<mark>['"])(?<text>PDO(?:Statement)?)\k<mark>/;
const NAMES_CLASSES = /\bnew\s+[$(]|\bnewInstance|\bReflection|\bget_class\b|::\s*class\b/;

const union = (parts: readonly RegExp[]) =>
  new RegExp(parts.map(({source}) => source).join('|'), 'g');
const PARTS = union([...LEFT, MADE, CLASS]);
const PARTS_AND_NAMES = union([TEXT, ...LEFT, MADE, CLASS]);

/**
 * The reader’s code with the stand-in in place of PDO where an object is made, a class extends it or
 * its name is asked for; no line moves. In a namespace, PHP finds PDO only by `use PDO` or a
 * backslash, so the name stays.
 */
export function withLessonPdo(code: string): string {
  const isHidden = /^\s*namespace\s/m.test(code) && !/^\s*use\s+\\?PDO\s*[;,]/m.test(code);
  const parts = NAMES_CLASSES.test(code) ? PARTS_AND_NAMES : PARTS;
  return code.replaceAll(parts, (whole: string, ...rest: readonly unknown[]) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const {word, gap, slash, root, constant, mark, text} = groups;
    if (text !== undefined) {
      return `${mark}${standIn(text)}${mark}`;
    }
    if (isHidden && (slash ?? root) === '') {
      return whole;
    }
    return word === undefined
      ? constant === undefined
        ? whole
        : `\\${standIn(constant)}`
      : `${word}${gap}\\${NAME}`;
  });
}

function standIn(name: string): string {
  return name.replace('PDO', NAME);
}

const TEXTS = union(LEFT);

/** The code alone, without strings, comments and what is outside PHP. */
export function withoutTexts(code: string): string {
  return code.replaceAll(TEXTS, ' ');
}
