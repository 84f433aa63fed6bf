import type {Token} from './tokens';
import type {Expr} from './tree';

/** The words of a token as a text. */
export function textAt({value, start, end}: Token): Expr {
  return {t: 'string', value, header: value, start, end};
}
