import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type {WidgetAttribute} from './props';
import {plainValue} from './value';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** An attribute as the content rules see it; `{...props}` has no name. */
export function widgetAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): WidgetAttribute {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return {name: '', value: valueOf('expression', attribute.value)};
  }
  const {name, value} = attribute;
  if (value === null || value === undefined) {
    return {name};
  }
  return {
    name,
    value:
      typeof value === 'string' ? valueOf('string', value) : valueOf('expression', value.value),
  };
}

/** Text, number or true of an attribute; undefined when it is absent or another expression. */
export function plainAttribute(
  element: Element,
  name: string,
): string | number | boolean | undefined {
  const found = element.attributes
    .map(widgetAttribute)
    .find((attribute) => attribute.name === name);
  return found === undefined ? undefined : plainValue(found.value);
}

/** The tree has the position of an element, but not those of its attributes. */
function valueOf(kind: 'string' | 'expression', text: string): WidgetAttribute['value'] {
  return {kind, text, start: 0, end: 0};
}
