import {refusal} from './refusal';

/** Settings that would hold from a line on, or close a terminal; just-bash forgets them with the line. */
const SETTING = /(?:^|[;&|\n]\s*)set\s+-(?:[a-z]*[euCf]|o)\b/;

const DEFINED =
  /(?:^|[;\s])(\w+)\+?=\(|\b(?:declare|local|typeset)\s+-[aA]\s+(\w+)|\b(?:mapfile|readarray)\s+(?:-t\s+)?(\w+)|\bread\s+(?:-r\s+)?-a\s+(\w+)/g;

/** The arrays that a line defines. */
export function definedArrays(line: string): readonly string[] {
  return [...line.matchAll(DEFINED)].flatMap((groups) =>
    groups.slice(1).filter((name) => name !== undefined),
  );
}

/** Why a line cannot be answered: it needs what the lines before it have set. */
export function refusedSetting(line: string, arrays: ReadonlySet<string>): string | undefined {
  if (SETTING.test(line.replaceAll(/\([^()]*\)|'[^']*'|"[^"]*"/g, ''))) {
    return `${refusal('set for the lines that follow')} Write it at the top of a script.`;
  }
  const isKept = [...arrays].some((name) => {
    const isUsed = new RegExp(`\\$\\{?[#!]?${name}\\b|(?:^|[;\\s])${name}(?:\\+=\\(|\\[)`).test(
      line,
    );
    return isUsed && !new RegExp(`(?:^|[;\\s])${name}=`).test(line);
  });
  return isKept
    ? `${refusal('an array of an earlier line')} Fill it and use it in one line, or in a script.`
    : undefined;
}
