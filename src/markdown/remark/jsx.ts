import type {Expression, Program} from 'estree';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Plain data that can be part of a lesson's compiled module. */
export type Plain =
  string | number | boolean | undefined | readonly Plain[] | {readonly [key: string]: Plain};

/** An MDX element with plain data as props; a prop that is undefined is left out. */
export function jsxElement(
  name: string,
  props: Readonly<Record<string, Plain>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => jsxAttribute(key, value)),
    children,
  };
}

function jsxAttribute(name: string, value: Plain): MdxJsxAttribute {
  if (value === true) {
    return {type: 'mdxJsxAttribute', name, value: null};
  }
  return expressionAttribute(name, toExpression(value));
}

export function expressionAttribute(name: string, expression: Expression): MdxJsxAttribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression}],
    comments: [],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}},
  };
}

function toExpression(value: Plain): Expression {
  if (Array.isArray(value)) {
    return {type: 'ArrayExpression', elements: value.map((item: Plain) => toExpression(item))};
  }
  if (typeof value === 'object') {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => ({
          type: 'Property',
          kind: 'init',
          method: false,
          shorthand: false,
          computed: false,
          key: {type: 'Literal', value: key},
          value: toExpression(item),
        })),
    };
  }
  return {type: 'Literal', value: value as string | number | boolean};
}
