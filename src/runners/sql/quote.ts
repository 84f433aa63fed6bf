import type {Token} from './tokens';

export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** SQLite's text of some tokens. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({before, text}) => (before === '' ? '' : ' ') + text).join('');
}
