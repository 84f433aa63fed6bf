import type {Expr} from '../parse/tree';

export const AGGREGATES: ReadonlySet<string> = new Set(
  'COUNT SUM AVG MIN MAX GROUP_CONCAT STD STDDEV STDDEV_POP STDDEV_SAMP VARIANCE VAR_POP VAR_SAMP BIT_AND BIT_OR BIT_XOR'.split(
    ' ',
  ),
);

/** The expressions inside an expression; queries are a world of their own. */
function children(expr: Expr): readonly Expr[] {
  switch (expr.t) {
    case 'unary':
    case 'cast':
    case 'is':
    case 'collate':
      return [expr.arg];
    case 'binary':
      return [expr.left, expr.right];
    case 'call':
      return [...expr.args, ...windowParts(expr)];
    case 'case':
      return [
        expr.subject,
        ...expr.whens.flatMap(({when, then}) => [when, then]),
        expr.otherwise,
      ].filter((part) => part !== undefined);
    case 'in':
      return [expr.arg, ...(expr.list ?? [])];
    case 'between':
      return [expr.arg, expr.low, expr.high];
    case 'like':
    case 'regexp':
      return [expr.arg, expr.pattern];
    case 'row':
      return expr.items;
    case 'quantified':
      return [expr.left];
    case 'interval':
      return [expr.amount];
    case 'assign':
      return [expr.value];
    default:
      return [];
  }
}

function windowParts({over}: Expr & {t: 'call'}): readonly Expr[] {
  return over && typeof over !== 'string'
    ? [...over.partition, ...over.order.map(({expr}) => expr)]
    : [];
}

export function someExpr(expr: Expr, test: (expr: Expr) => boolean): boolean {
  return test(expr) || children(expr).some((child) => someExpr(child, test));
}

/** An aggregate over groups, not over a window. */
export function hasAggregate(expr: Expr): boolean {
  return someExpr(
    expr,
    (part) =>
      part.t === 'call' && !part.over && (AGGREGATES.has(part.name) || part.name === 'GROUPING'),
  );
}

export function columnsOf(expr: Expr): readonly (Expr & {t: 'column'})[] {
  return expr.t === 'column' ? [expr] : children(expr).flatMap(columnsOf);
}
