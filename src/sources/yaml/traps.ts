import type {Edit, Finding} from '../../text/finding';
import type {Lines} from '../../text/lines';
import type {Span} from '../../text/span';

/** A value on one line, and the text before it. */
const ENTRY = /^((?:\s*-\s+)*\s*(?:[\w-]+:\s+)?(?:-\s+)?)(\S.*?)\s*$/;
const KEY = /^([\w-]+):(?:\s|$)/;
const FORBIDDEN_START = /^[@`%&*!|>?](?![|>]?[+-]?\d?\s*$)/;
const BLOCK_SCALAR = /^[|>][+-]?\d?\s*(?:#.*)?$/;
const COLLECTION = /^[[{]/;

export interface YamlTraps {
  readonly findings: readonly Finding[];
  /** Changes that allow the rest to be read; none adds or removes a line. */
  readonly edits: readonly Edit[];
}

function quoted(value: string): string {
  return value.includes("'") ? `"${value.replace(/["\\]/g, '\\$&')}"` : `'${value}'`;
}

/** Finds values that YAML reads differently from what the author means, line by line. */
export function findYamlTraps(yaml: Span, {list}: Lines): YamlTraps {
  const findings: Finding[] = [];
  const edits: Edit[] = [];
  const keys = new Map<string, number>();
  let blockIndent = -1;
  list.forEach(({start, end, text}, index) => {
    if (start < yaml.start || end > yaml.end || text.trim() === '' || text.trim().startsWith('#')) {
      return;
    }
    const indent = text.search(/\S/);
    if (blockIndent >= 0 && indent > blockIndent) {
      return;
    }
    blockIndent = -1;
    const tab = /^\s*\t/.exec(text)?.[0];
    if (tab !== undefined) {
      const edit = {start, end: start + tab.length, text: tab.replaceAll('\t', '  ')};
      findings.push({
        at: start,
        message: 'the line is indented with a tab',
        remedy: 'indent it with spaces',
        edits: [edit],
      });
      edits.push(edit);
    }
    const key = KEY.exec(text)?.[1];
    const earlier = key === undefined ? undefined : keys.get(key);
    if (earlier !== undefined) {
      findings.push({
        at: start,
        message: `the key ${key} is also on line ${earlier + 1}`,
        remedy: 'keep one of the two',
      });
      edits.push({start, end, text: ' '.repeat(end - start)});
      return;
    }
    if (key !== undefined) {
      keys.set(key, index);
    }
    const entry = ENTRY.exec(text);
    const value = entry?.[2] ?? '';
    if (BLOCK_SCALAR.test(value)) {
      blockIndent = indent;
      return;
    }
    const trap = trapOf(value, key !== undefined || /^\s+[\w-]+:/.test(text) || /^\s*-/.test(text));
    if (trap !== undefined) {
      const at = start + entry![1]!.length;
      const edit = {start: at, end: at + value.length, text: trap.mended};
      findings.push({at, message: trap.message, remedy: `write ${trap.mended}`, edits: [edit]});
      edits.push(edit);
    }
  });
  return {findings, edits};
}

function trapOf(
  value: string,
  isEntry: boolean,
): {readonly message: string; readonly mended: string} | undefined {
  const open = value[0];
  if (open === '"' || open === "'") {
    return isClosed(value, open)
      ? undefined
      : {message: 'a quotation mark is never closed', mended: value + open};
  }
  if (!isEntry || COLLECTION.test(value)) {
    return undefined;
  }
  if (FORBIDDEN_START.test(value)) {
    return {
      message: `a value that begins with ${open} has a special meaning in YAML`,
      mended: quoted(value),
    };
  }
  if (/:(?:\s|$)/.test(value) && !/^[\w-]+:$/.test(value)) {
    return {
      message: 'the value contains “: ”, so it is read as another key',
      mended: quoted(value),
    };
  }
  if (/\s#/.test(value)) {
    return {message: 'the text after “ #” is read as a comment', mended: quoted(value)};
  }
  return undefined;
}

function isClosed(value: string, quote: string): boolean {
  const inside = quote === '"' ? /^"(?:[^"\\]|\\.)*"\s*(?:#.*)?$/ : /^'(?:[^']|'')*'\s*(?:#.*)?$/;
  const key = quote === '"' ? /^"(?:[^"\\]|\\.)*":/ : /^'(?:[^']|'')*':/;
  return inside.test(value) || key.test(value);
}
