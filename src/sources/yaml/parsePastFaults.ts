import {parseYaml, type ParsedYaml, type YamlPlace} from './parse';

/** If a file has more faults than this, no more lines are left out, because the rest would say little. */
const MOST_FAULTS = 10;
/** How many lines above the reported position a fault can begin, such as an unclosed quotation mark. */
const LINES_ABOVE = 40;

export interface ParsedPastFaults extends ParsedYaml {
  /** False if lines with a fault were left out of `value`, so that something missing there may be in the file. */
  readonly isWhole: boolean;
}

/** Like `parseYaml`, but leaves out lines with a fault, so that one fault does not hide mistakes elsewhere. */
export function parsePastFaults(text: string, place: YamlPlace): ParsedPastFaults {
  const parsed = parseYaml(text, place);
  let [rest, lines] = [parsed, text.split('\n')];
  for (let fault = 0; rest.problems.length > 0 && fault < MOST_FAULTS; fault += 1) {
    const next = withoutFirstFault(lines, rest, place);
    if (next === undefined) {
      break;
    }
    [rest, lines] = [next.parsed, next.lines];
  }
  return {
    value: rest.value,
    problems: parsed.problems,
    placeOf: rest.placeOf,
    isWhole: parsed.problems.length === 0,
  };
}

/**
 * Empties the one line without which the parser gets further: the line that it reports, the one below, which
 * may be indented wrongly, or the nearest one above.
 */
function withoutFirstFault(
  lines: readonly string[],
  {problems}: ParsedYaml,
  place: YamlPlace,
): {readonly lines: string[]; readonly parsed: ParsedYaml} | undefined {
  const first = Math.min(...problems.map(({line}) => line));
  const at = Math.min(first - place.linesBefore, lines.length) - 1;
  const above = Array.from({length: Math.min(at, LINES_ABOVE)}, (_, step) => at - 1 - step);
  for (const line of [at, at + 1, ...above]) {
    if (lines[line]?.trim()) {
      const shorter = lines.with(line, '');
      const parsed = parseYaml(shorter.join('\n'), place);
      if (parsed.problems.every((problem) => problem.line > first)) {
        return {lines: shorter, parsed};
      }
    }
  }
  return undefined;
}
