import type {Paint} from '../colours';

interface Found {
  readonly flags: readonly string[];
  /** Each line begins with the name of its file. */
  readonly hasNames: boolean;
  readonly paint: Paint;
  /** The same search with `matchOptions`. */
  readonly findMatches: () => Promise<string>;
}

const CONTEXT = /^-[ABC]\d*$/;

/** The options of a search that prints every match on a line of its own, after its file and its number. */
export function matchOptions(flags: readonly string[]): readonly string[] {
  const kept = flags.filter((flag, index) => !CONTEXT.test(flag) && !CONTEXT.test(flags[index - 1] ?? ''));
  return [...kept.filter((flag) => flag !== '-h'), '-o', '-n', '-H'];
}

/** What `grep` found in the colours of `--color`: names, numbers, and the matches themselves. */
export async function paintGrep(text: string, found: Found): Promise<string> {
  const {flags, hasNames, paint, findMatches} = found;
  const has = (flag: string) => flags.includes(flag);
  if (has('-l') || has('-L')) {
    return paintLines(text, (line) => paint('magenta', line));
  }
  const hasContext = flags.some((flag) => CONTEXT.test(flag));
  const countsOnly = has('-c');
  const matches = has('-v') || countsOnly ? [] : matchesByLine(await findMatches(), has('-o'));
  const prefix = new RegExp(
    `^${hasNames ? '(?<name>.+?)(?<first>[:-])' : ''}${has('-n') ? '(?<number>\\\\d+)(?<second>[:-])' : ''}`,
  );
  let next = 0;
  return paintLines(text, (line) => {
    if (line === '--' && hasContext) {
      return paint('cyan', line);
    }
    const {0: start = '', groups = {}} = prefix.exec(line) ?? {};
    const {name = '', first = '', number = '', second = ''} = groups;
    const rest = line.slice(start.length);
    const head = paint('magenta', name) + paint('cyan', first) + paint('green', number) + paint('cyan', second);
    const isContext = hasContext && (second || first) === '-';
    if (isContext) {
      return head + rest;
    }
    next += 1;
    return head + paintMatches(rest, matches[next - 1] ?? [], paint);
  });
}

function paintLines(text: string, paintLine: (line: string) => string): string {
  return text.replaceAll(/^.+$/gm, paintLine);
}

/** The matches of each line; with `-o`, each match is printed on a line of its own. */
function matchesByLine(listed: string, isEach: boolean): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let last: string | undefined;
  for (const [, place = '', match = ''] of listed.matchAll(/^(.*?:\d+):(.*)$/gm)) {
    if (isEach || place !== last) {
      lines.push([]);
    }
    last = place;
    lines.at(-1)!.push(match);
  }
  return lines;
}

function paintMatches(line: string, matches: readonly string[], paint: Paint): string {
  let shown = '';
  let place = 0;
  for (const match of matches) {
    const at = line.indexOf(match, place);
    if (at < 0) {
      break;
    }
    shown += line.slice(place, at) + paint('bold red', match);
    place = at + match.length;
  }
  return shown + line.slice(place);
}
