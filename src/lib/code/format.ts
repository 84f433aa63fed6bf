import {type Context, layOut} from './formatLayout';
import {domText} from './formatDom';
import {shapeOf} from './formatShape';
import {quote} from './formatString';

const MAX_LEVEL = 2;

/**
 * Formats a value as the console prints it inside other values, in Node's style. The same function is used in
 * the page and in the tests, and values may come from another frame or realm.
 */
export function formatValue(value: unknown): string {
  return print(value, 0, {indent: 0, level: 0, open: [], circular: new Map()});
}

/** Formats a value as the console prints it on its own, with strings unquoted. */
export function formatTop(value: unknown): string {
  return typeof value === 'string' ? value : formatValue(value);
}

function print(value: unknown, level: number, context: Context): string {
  if ((typeof value === 'object' && value !== null) || typeof value === 'function') {
    return printObject(value, level, context);
  }
  if (typeof value === 'string') {
    return quote(value, context.indent);
  }
  if (typeof value === 'bigint') {
    return `${value}n`;
  }
  return Object.is(value, -0) ? '-0' : String(value);
}

function printObject(value: object, level: number, context: Context): string {
  if (context.open.includes(value)) {
    const number = context.circular.get(value) ?? context.circular.size + 1;
    context.circular.set(value, number);
    return `[Circular *${number}]`;
  }
  const dom = domText(value);
  if (dom !== undefined) {
    return dom;
  }
  const shape = shapeOf(value, context);
  if (shape.isEmpty) {
    return shape.empty;
  }
  if (level > MAX_LEVEL) {
    return `[${shape.name}]`;
  }
  context.open.push(value);
  context.level = level + 1;
  const entries = shape.entries((item) => print(item, level + 1, context));
  context.open.pop();
  const text = layOut(context, {...shape, entries, level: level + 1});
  const reference = context.circular.get(value);
  return reference === undefined ? text : `<ref *${reference}> ${text}`;
}
