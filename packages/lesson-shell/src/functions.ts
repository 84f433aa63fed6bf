/** Where a command may begin, and a function with it. */
const HEAD =
  /(?<=^|[;\n&|{]\s*|\bthen\s+|\bdo\s+)(?:function\s+[\w-]+\s*(?:\(\))?|[\w-]+\s*\(\))\s*\{/y;
const PIECE = /\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^]/sy;
const UNSET = /(?<=^|[;\n&|]\s*)unset\s+-f\s+[\w -]+/g;

/** The functions that a line defines or forgets, without the rest of it. */
export function definedFunctions(line: string): readonly string[] {
  const found: string[] = [];
  let parentheses = 0;
  for (let index = 0; index < line.length;) {
    const head = parentheses === 0 ? matchAt(HEAD, line, index) : undefined;
    const piece = head ?? matchAt(PIECE, line, index)!;
    const end = head === undefined ? undefined : endOfBody(line, index + head.length);
    if (end !== undefined) {
      found.push(line.slice(index, end));
    }
    parentheses += piece === '(' ? 1 : piece === ')' ? -1 : 0;
    index = end ?? index + piece.length;
  }
  return [...found, ...(line.match(UNSET) ?? [])];
}

/** Behind the bracket that closes a body; undefined if none does. */
function endOfBody(line: string, start: number): number | undefined {
  let depth = 1;
  for (let index = start; index < line.length;) {
    const piece = matchAt(PIECE, line, index)!;
    depth += piece === '{' ? 1 : piece === '}' ? -1 : 0;
    index += piece.length;
    if (depth === 0) {
      return index;
    }
  }
  return undefined;
}

function matchAt(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}
