import type {Paint} from '../colours';

interface Found {
  readonly flags: readonly string[];
  /** Each line begins with the name of its file. */
  readonly hasNames: boolean;
  readonly paint: Paint;
  /** The same search with other options. */
  readonly search: (flags: readonly string[]) => Promise<string>;
}

const CONTEXT = /^-[ABC]\d*$/;

/** The options of a search that prints every match on a line of its own, after its number. */
function matchOptions(flags: readonly string[]): readonly string[] {
  const kept = flags.filter(
    (flag, index) => !CONTEXT.test(flag) && !CONTEXT.test(flags[index - 1] ?? ''),
  );
  return [...kept, '-o', '-n'];
}

/** What `grep` found in the colours of `--color`: names, numbers, and the matches themselves. */
export async function paintGrep(text: string, found: Found): Promise<string> {
  const {flags, hasNames, paint, search} = found;
  const has = (flag: string) => flags.includes(flag);
  if (has('-l') || has('-L')) {
    return paintLines(text, (line) => paint('magenta', line));
  }
  const hasContext = flags.some((flag) => CONTEXT.test(flag));
  const countsOnly = has('-c');
  const matches =
    has('-v') || countsOnly ? [] : matchesByLine(await search(matchOptions(flags)), found);
  // The sign after the number tells a line of the context from one that was found.
  const isNumbered = has('-n') || hasContext;
  const listed = isNumbered && !has('-n') ? await search([...flags, '-n']) : text;
  const prefix = new RegExp(
    `^${hasNames ? '(?<name>.+?)(?<first>[:-])' : ''}${isNumbered ? '(?<number>\\d+)(?<second>[:-])' : ''}`,
  );
  let next = 0;
  return paintLines(listed, (line) => {
    if (line === '--' && hasContext) {
      return paint('cyan', line);
    }
    const {0: start = '', groups = {}} = prefix.exec(line) ?? {};
    const {name = '', first = '', number = '', second = ''} = groups;
    const rest = line.slice(start.length);
    const place = has('-n') ? paint('green', number) + paint('cyan', second) : '';
    const head = paint('magenta', name) + paint('cyan', first) + place;
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
function matchesByLine(listed: string, {flags, hasNames}: Found): readonly (readonly string[])[] {
  const lines: string[][] = [];
  const pattern = hasNames ? /^(.*?:\d+):(.*)$/gm : /^(\d+):(.*)$/gm;
  let last: string | undefined;
  for (const [, place = '', match = ''] of listed.matchAll(pattern)) {
    if (flags.includes('-o') || place !== last) {
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
