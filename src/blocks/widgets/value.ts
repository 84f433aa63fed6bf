import {parseExpressionAt} from 'acorn';
import type {WidgetProp} from '../../data/widgets';
import {unknownFeature} from '../baseline';
import {nearest} from '../../lib/nearest';
import type {TagAttribute} from '../../text/span';

type Value = TagAttribute['value'];

const NAME = /^[a-z][a-z\d-]*$/;
const ASSET = /^(?:\/(?!\/)|\.{1,2}\/)\S/;
const ADDRESS = /^(?:https?:\/\/|\/|\.{1,2}\/|mailto:)/;

/** Text, number or true of an attribute; undefined when it is any other expression. */
export function plainValue(value: Value): string | number | boolean | undefined {
  if (value === undefined) {
    return true;
  }
  if (value.kind === 'string') {
    return value.text;
  }
  try {
    const node = parseExpressionAt(value.text, 0, {ecmaVersion: 'latest'});
    const whole = value.text.slice(node.end).trim() === '';
    return whole && node.type === 'Literal' && 'value' in node
      ? (node.value as string | number | boolean)
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

function unknownValue(
  shown: string,
  value: string,
  values: readonly string[],
): {readonly message: string; readonly remedy: string} {
  const like = nearest(value, values);
  const list = `write one of ${values.join(', ')}`;
  return {
    message: `${shown} is not one of the allowed values`,
    remedy: like === undefined ? list : `did you mean ${like}? ${list}`,
  };
}

/** What is wrong with the value of a prop, in words, or undefined. */
export function wrongValue(
  name: string,
  {kind, values, form, required, staticFolder}: WidgetProp,
  written: Value,
): {readonly message: string; readonly remedy: string} | undefined {
  const value = plainValue(written);
  const shown =
    written === undefined
      ? name
      : `${name}=${written.kind === 'string' ? `"${written.text}"` : `{${written.text}}`}`;
  if (value === undefined) {
    return {
      message: `${shown} is an expression, not a plain value`,
      remedy: `write ${kind === 'number' ? `${name}={40}` : `${name}="…"`}`,
    };
  }
  if (kind === 'flag') {
    return typeof value === 'boolean'
      ? undefined
      : {message: `${name} takes no value`, remedy: `write only ${name}`};
  }
  if (kind === 'number') {
    return /^\d+$/.test(String(value))
      ? undefined
      : {message: `${shown} is not a number`, remedy: `write ${name}={40}`};
  }
  if (typeof value !== 'string') {
    return {message: `${shown} is not text`, remedy: `write ${name}="…"`};
  }
  if (kind === 'feature') {
    return unknownFeature(value);
  }
  if (values !== undefined) {
    return values.includes(value) ? undefined : unknownValue(shown, value, values);
  }
  if (value.trim() === '' && required && name !== 'alt') {
    return {message: `${name} is empty`, remedy: `write ${name}="…"`};
  }
  if (kind === 'asset' && staticFolder === undefined && !ASSET.test(value)) {
    return {
      message: `${shown} is not a file on this site`,
      remedy: `put the file beside the lesson and write ${name}="./…"`,
    };
  }
  if (form !== undefined && !form.pattern.test(value)) {
    return {message: `${shown} does not have the right form`, remedy: `write ${form.words}`};
  }
  if (kind === 'id' && !NAME.test(value)) {
    return {
      message: `${shown} is not a valid id`,
      remedy: 'use lower-case letters, digits and hyphens, starting with a letter',
    };
  }
  return kind === 'address' && !ADDRESS.test(value)
    ? {message: `${shown} is not a URL`, remedy: `write ${name}="https://…"`}
    : undefined;
}
