import type {CustomCommand} from 'just-bash';
import type {LessonFiles} from '../files';
import {decoded} from './bytes';
import {refusal} from '../refusal';
import {coreutil} from './command';
import {readInputs} from './input';

/** One `-k`: the fields that are compared, and how. */
interface Key {
  readonly from: number;
  readonly to: number;
  readonly flags: string;
}

/** `sort`, by bytes as in the C locale; fields, numbers, case and uniqueness. */
export function sortCommand(files: LessonFiles): CustomCommand {
  return coreutil(files, {
    name: 'sort',
    flags: 'rnufbcs',
    valued: 'kto',
    long: {
      reverse: 'r',
      'numeric-sort': 'n',
      unique: 'u',
      'ignore-case': 'f',
      check: 'c',
      stable: 's',
    },
    failure: 2,
    async work({has, values, names, resolve, stdin, print, complain}) {
      const flags = [...'rnf'].filter((flag) => has(flag)).join('');
      const keys = values('k').map((text) => readKey(text, flags));
      if (keys.includes(undefined)) {
        complain(refusal(`sort -k ${values('k').join(' -k ')}`));
        return;
      }
      const inputs = await readInputs(files, names, resolve, decoded(stdin));
      const broken = inputs.find(({trouble}) => trouble !== undefined);
      if (broken) {
        const what = broken.trouble === 'Is a directory' ? 'read failed' : 'cannot read';
        complain(`${what}: ${broken.name}: ${broken.trouble}`);
        return;
      }
      const lines = inputs.flatMap(({text}) => linesOf(text));
      const separator = values('t').at(-1);
      const byKeys = comparison(keys.length > 0 ? (keys as Key[]) : [whole(flags)], separator);
      const last = has('s') || has('u') ? () => 0 : compareBytes;
      const compare = (a: string, b: string) =>
        byKeys(a, b) || (has('r') ? -last(a, b) : last(a, b));
      const sorted = lines.toSorted(compare);
      if (has('c')) {
        const at = lines.findIndex(
          (line, index) => index > 0 && compare(lines[index - 1]!, line) > 0,
        );
        if (at > 0) {
          complain(`${inputs[0]!.name ?? '-'}:${at + 1}: disorder: ${lines[at]}`);
        }
        return;
      }
      const kept = has('u')
        ? sorted.filter((line, index) => index === 0 || byKeys(sorted[index - 1]!, line) !== 0)
        : sorted;
      const text = kept.map((line) => `${line}\n`).join('');
      const target = values('o').at(-1);
      if (target === undefined) {
        print(text);
      } else {
        await files.writeFile(resolve(target), text);
      }
    },
  });
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

/** `2`, `2,3` or `2n`; undefined for letters within fields. */
function readKey(text: string, flags: string): Key | undefined {
  const [, from, fromFlags, to, toFlags] = /^(\d+)([rnfb]*)(?:,(\d+)([rnfb]*))?$/.exec(text) ?? [];
  const own = `${fromFlags ?? ''}${toFlags ?? ''}`;
  return from === undefined
    ? undefined
    : {from: Number(from), to: Number(to ?? Infinity), flags: own === '' ? flags : own};
}

const whole = (flags: string): Key => ({from: 1, to: Infinity, flags});

function comparison(
  keys: readonly Key[],
  separator: string | undefined,
): (a: string, b: string) => number {
  return (a, b) => {
    for (const key of keys) {
      const order = compareAs(key.flags, field(a, key, separator), field(b, key, separator));
      if (order !== 0) {
        return key.flags.includes('r') ? -order : order;
      }
    }
    return 0;
  };
}

/** Without a separator, the blanks before a field belong to it. */
function field(line: string, {from, to}: Key, separator: string | undefined): string {
  const fields = separator === undefined ? (line.match(/\s*\S+/g) ?? []) : line.split(separator);
  return fields.slice(from - 1, to).join(separator ?? '');
}

function compareAs(flags: string, a: string, b: string): number {
  if (flags.includes('n')) {
    return leadingNumber(a) - leadingNumber(b);
  }
  return flags.includes('f') ? compareBytes(upper(a), upper(b)) : compareBytes(a, b);
}

const leadingNumber = (text: string) => Number(/^\s*(-?\d*\.?\d+)/.exec(text)?.[1] ?? 0);

const upper = (text: string) => text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());

/** The order of UTF-8 bytes is the order of code points. */
function compareBytes(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const order = left[index]!.codePointAt(0)! - right[index]!.codePointAt(0)!;
    if (order !== 0) {
      return order;
    }
  }
  return left.length - right.length;
}
