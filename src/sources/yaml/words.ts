import {OTHER_KEYS} from '../../data/otherTools';
import {FRONT_MATTER_FIELDS} from '../frontMatter/fields';
import type {Problem} from '../../text/types';

const UNKNOWN = /^unknown key `([^`]+)`/;
/** Numbers of `course.yml`, which has no defaults. */
const SAMPLES: Readonly<Record<string, string>> = {minutes: '50'};
const READS = /^it reads ([\s\S]*); see /;

type Words = Pick<Problem, 'message' | 'remedy'>;

/** What a schema says of a value, in the words of someone who writes lessons. */
export function inPlainWords({message, remedy}: Words): Words {
  const unknown = UNKNOWN.exec(message)?.[1];
  if (unknown !== undefined) {
    const known = OTHER_KEYS[unknown];
    return {
      message,
      remedy:
        known ??
        remedy.replace(
          /^remove it; known keys are .*/s,
          'remove it; docs/front-matter.md lists all keys',
        ),
    };
  }
  const value = READS.exec(remedy)?.[1];
  if (value === undefined) {
    return {message, remedy};
  }
  const key = /`([^`]+)`/.exec(message)?.[1] ?? 'the value';
  const read = `\`${key}\` reads ${value}`;
  const form = /fails to match the (.*) pattern/.exec(message)?.[1];
  if (form !== undefined) {
    return {message: read, remedy: `write ${form}`};
  }
  const most = /less than or equal to (\d+) characters/.exec(message)?.[1];
  if (most !== undefined) {
    const length = String(JSON.parse(value)).length;
    return {message: `\`${key}\` has ${length} characters`, remedy: `write at most ${most}`};
  }
  const wanted = /must be (?:a |an )?(string|boolean|number|array)/.exec(message)?.[1];
  switch (wanted) {
    case 'string':
      return {
        message: `${read}, which is no text`,
        remedy: `put it in quotation marks: ${key}: '${plain(value)}'`,
      };
    case 'boolean':
      return {
        message: `${read}, which is neither true nor false`,
        remedy: `write ${key}: true or ${key}: false`,
      };
    case 'number':
      return {
        message: `${read}, which is no number`,
        remedy: `write a number, such as ${key}: ${sampleOf(key)}`,
      };
    case 'array':
      return {
        message: `${read}, which is no list`,
        remedy: `write a list: ${key}: [${plain(value)}]`,
      };
    default:
      return {message, remedy: 'docs/front-matter.md says what may stand here'};
  }
}

function plain(json: string): string {
  return json.replace(/^[["]+|[\]"]+$/g, '');
}

/** A number that could stand there: the one that a page has without the key, else a small one. */
function sampleOf(key: string): string {
  const usual = FRONT_MATTER_FIELDS.find(({name}) => name === key)?.default ?? '';
  return SAMPLES[key] ?? (/^\d+$/.test(usual) ? usual : '3');
}
