/** A command of a line, and the result of the one before it on which it depends. */
export interface Step {
  readonly command: string;
  readonly after?: '&&' | '||';
}

/** Text in quotes, or an expansion in braces; what is in round brackets is counted. */
const QUOTED = /\\.|'[^']*'|"(?:\\.|[^"\\])*"|\$\{[^}]*\}|`[^`]*`/sy;
const END = /&&|\|\||;;|[;\n&]/y;
/** Compound commands, comments, texts for `<<`, arrays, and what ends the whole line. */
const WHOLE =
  /<<|\w\+?=\(|\$\{[!#]?\w+\[|(?:^|[\s;|&(])(?:#|[{}!](?=\s|$)|(?:if|for|while|until|case|select|function|do|exit|return|break|continue|set)\b)|\(\)/;

/**
 * The commands of a line that are carried out one after the other; undefined for a line that only makes sense as
 * a whole.
 */
export function stepsOf(line: string): readonly Step[] | undefined {
  if (WHOLE.test(line)) {
    return undefined;
  }
  const steps: Step[] = [];
  let after: Step['after'];
  let start = 0;
  let depth = 0;
  for (let index = 0; index < line.length;) {
    const quoted = matchAt(QUOTED, line, index);
    const end = depth === 0 && quoted === undefined ? endAt(line, index) : undefined;
    if (end === '&' || end === ';;') {
      return undefined;
    }
    if (end !== undefined) {
      steps.push({command: line.slice(start, index), after});
      after = end === '&&' || end === '||' ? end : undefined;
      start = index + end.length;
    }
    depth += quoted ? 0 : line[index] === '(' ? 1 : line[index] === ')' ? -1 : 0;
    index += (quoted ?? end ?? ' ').length;
  }
  steps.push({command: line.slice(start), after});
  return steps.filter(({command}) => command.trim() !== '');
}

/** The operator at a place of a line; `>&`, `&>` and `|&` are none. */
function endAt(line: string, index: number): string | undefined {
  const end = matchAt(END, line, index);
  const isRedirection =
    end === '&' && (/[<>|]/.test(line[index - 1] ?? '') || line[index + 1] === '>');
  return isRedirection ? undefined : end;
}

function matchAt(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}
