const HEAD = /^\s*(?:function\s+[\w-]+\s*(?:\(\))?|[\w-]+\s*\(\))\s*\{/;
const QUOTED_OR_BRACE = /\\.|'[^']*'|"(?:\\.|[^"\\])*"|[{}]/gs;

/** The function that a line defines, without what follows it; undefined for another line. */
export function definedFunction(line: string): string | undefined {
  if (!HEAD.test(line)) {
    return undefined;
  }
  let depth = 0;
  for (const {0: found, index} of line.matchAll(QUOTED_OR_BRACE)) {
    if (found === '{' || found === '}') {
      depth += found === '{' ? 1 : -1;
      if (depth === 0) {
        return line.slice(0, index + 1);
      }
    }
  }
  return undefined;
}
