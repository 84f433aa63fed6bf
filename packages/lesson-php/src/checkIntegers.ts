import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/php';

/** Functions whose result or argument may need more than 32 bits. */
const CALLS = new Set([
  ...['array_product', 'array_sum', 'bindec', 'crc32', 'decbin', 'dechex', 'decoct', 'filter_var'],
  ...['hexdec', 'hrtime', 'intval', 'ip2long', 'json_decode', 'octdec', 'pow', 'printf', 'sprintf'],
  'vsprintf',
]);

const OPERATORS = new Set(['+', '-', '*', '**', '%', '<<', '>>', '&', '|', '^']);

/** Where PHP takes no calls. */
const CONSTANT = new Set([
  ...['Attributes', 'ConstDeclaration', 'EnumCase', 'FunctionStaticDeclaration', 'Parameter'],
  'PropertyDeclaration',
]);

interface Insertion {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * The code with a function of `php/integers.php` in the place of each operator, cast and call that
 * may leave the 32 bits of an integer. No line moves.
 */
export function withCheckedIntegers(code: string): string {
  const insertions: Insertion[] = [];
  parser.parse(code).iterate({
    enter: ({name, node}) => {
      if (CONSTANT.has(name)) {
        return false;
      }
      insertions.push(...changes(node, (from, to) => code.slice(from, to)));
      return true;
    },
  });
  // What closes comes before what opens at the same place; a stable sort leaves the outer
  // expression, which the tree gives first, to open before the inner one.
  return insertions
    .sort(
      (one, other) => one.from - other.from || Number(isClosing(other)) - Number(isClosing(one)),
    )
    .reduceRight(
      (text, {from, to, text: inserted}) => text.slice(0, from) + inserted + text.slice(to),
      code,
    );
}

const isClosing = ({text}: Insertion) => text === ')';

type Slice = (from: number, to: number) => string;

function changes(node: SyntaxNode, slice: Slice): readonly Insertion[] {
  const first = node.firstChild;
  const last = node.lastChild;
  if (!first || !last) {
    return [];
  }
  switch (node.name) {
    case 'BinaryExpression':
      return binary(node, first, slice);
    case 'UpdateExpression':
      return update(node, first, last, slice);
    case 'CastExpression': {
      const type = node.getChild('NamedType');
      const isInteger = type !== null && /^int(?:eger)?$/i.test(slice(type.from, type.to));
      return isInteger ? around(node, last.from, '\\lesson_cast(') : [];
    }
    case 'CallExpression':
      return call(first, last, slice);
    default:
      return [];
  }
}

function binary(node: SyntaxNode, first: SyntaxNode, slice: Slice): readonly Insertion[] {
  const operator = node.getChild('ArithOp') ?? node.getChild('BitOp');
  const sign = operator ? slice(operator.from, operator.to) : '';
  return operator && OPERATORS.has(sign)
    ? [
        insert(first.from, `\\lesson_operate('${sign}', `),
        {from: operator.from, to: operator.to, text: ','},
        insert(node.to, ')'),
      ]
    : [];
}

function update(
  node: SyntaxNode,
  first: SyntaxNode,
  last: SyntaxNode,
  slice: Slice,
): readonly Insertion[] {
  const operator = node.getChild('UpdateOp');
  const sign = operator ? slice(operator.from, operator.to).slice(0, -1) : '';
  if (operator) {
    return OPERATORS.has(sign)
      ? [
          insert(node.from, `\\lesson_update('${sign}', `),
          {from: operator.from, to: operator.to, text: ','},
          insert(node.to, ')'),
        ]
      : [];
  }
  const isBefore = first.name === 'ArithOp';
  const step = isBefore ? first : last;
  return [
    insert(node.from, `\\lesson_step('${slice(step.from, step.to)}', ${isBefore}, `),
    {from: step.from, to: step.to, text: ''},
    insert(node.to, ')'),
  ];
}

function call(first: SyntaxNode, last: SyntaxNode, slice: Slice): readonly Insertion[] {
  const name = slice(first.from, first.to).replace(/^\\/, '').toLowerCase();
  const isValue = last.name === 'ArgList' && !/^\(\s*\.\.\.\s*\)$/.test(slice(last.from, last.to));
  return CALLS.has(name) && isValue
    ? [{from: first.from, to: last.from + 1, text: `\\lesson_call('${name}', `}]
    : [];
}

/** A call in place of everything before a part of an expression. */
function around(node: SyntaxNode, part: number, text: string): readonly Insertion[] {
  return [{from: node.from, to: part, text}, insert(node.to, ')')];
}

function insert(at: number, text: string): Insertion {
  return {from: at, to: at, text};
}
