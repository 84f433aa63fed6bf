/** A statement of a script, without the content of parentheses and quotes, and without comments. */
interface Statement {
  readonly words: string;
  /** Line of its first word, from 0. */
  readonly line: number;
}

const PARTS =
  /(?:--[ \t].*|--$|#.*|\/\*[\s\S]*?\*\/)|'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|`[^`]*`|[();\n]|[^\s'"`();#/-]+|./gm;
const RESULT = /^(?:(\d+) rows? in set|Empty set|Query OK|Database changed)/gm;

/** Lines, from 0, of the queries in a script that show rows in an order that is not guaranteed. */
export function unorderedQueries(script: string, output: string): readonly number[] {
  const statements = readStatements(script);
  const results = [...output.matchAll(RESULT)].map(([, rows]) => Number(rows ?? 0));
  return statements.flatMap(({words, line}, index) => {
    const isQuery = /^(?:SELECT|WITH)\b/.test(words) && /\bFROM\b/.test(words);
    const rows = results[index] ?? 0;
    // With `LIMIT`, the order also decides which rows are returned.
    const least = /\bLIMIT\b/.test(words) ? 1 : 2;
    return isQuery && rows >= least && !/\bORDER BY\b/.test(words) ? [line] : [];
  });
}

function readStatements(script: string): readonly Statement[] {
  const statements: Statement[] = [];
  let words: string[] = [];
  let begun = 0;
  let line = 0;
  let depth = 0;
  const end = () => {
    if (words.length > 0) {
      statements.push({words: words.join(' '), line: begun});
    }
    words = [];
    depth = 0;
  };
  for (const [part] of script.matchAll(PARTS)) {
    if (part === ';') {
      end();
    } else if (part === '(' || part === ')') {
      depth += part === '(' ? 1 : -1;
    } else if (depth <= 0 && part.trim() !== '' && !/^(?:--|#|\/\*)/.test(part)) {
      begun = words.length === 0 ? line : begun;
      words.push(/^['"`]/.test(part) ? '?' : part.toUpperCase());
    }
    line += part.split('\n').length - 1;
  }
  end();
  return statements;
}
