import {formatTop, formatValue} from './format';

const PLACEHOLDER = /%[sdifjoOc%]/g;

/** Formats the arguments of one call of `console.log`, including `%s` and similar placeholders. */
export function formatLog(values: readonly unknown[]): string {
  const [first, ...others] = values;
  if (typeof first !== 'string') {
    return values.map(formatTop).join(' ');
  }
  if (others.length === 0) {
    return first;
  }
  let used = 0;
  const text = first.replace(PLACEHOLDER, (placeholder) => {
    if (placeholder === '%%') {
      return '%';
    }
    if (used >= others.length) {
      return placeholder;
    }
    used += 1;
    return fill(placeholder, others[used - 1]);
  });
  return [text, ...others.slice(used).map(formatTop)].join(' ');
}

function fill(placeholder: string, value: unknown): string {
  switch (placeholder) {
    case '%s':
      return formatTop(value);
    case '%d':
      return formatValue(typeof value === 'bigint' ? value : toNumber(value));
    case '%i':
      return formatValue(Math.trunc(toNumber(value)));
    case '%f':
      return formatValue(Number.parseFloat(String(value)));
    case '%j':
      return JSON.stringify(value) ?? 'undefined';
    case '%c':
      return '';
    default:
      return formatValue(value);
  }
}

function toNumber(value: unknown): number {
  return typeof value === 'object' || typeof value === 'symbol' ? Number.NaN : Number(value);
}
