import {relative, sep} from 'node:path';
import type {VFile} from 'vfile';

/** Options of every remark plugin of the portal. */
export interface PortalRemarkOptions {
  /** Absolute path of the project’s root. */
  readonly root: string;
}

export interface JsxAttribute {
  readonly type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute';
  readonly name: string;
  value: unknown;
}

/** An MDX component in the syntax tree. */
export interface JsxElement {
  readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: JsxAttribute[];
  children: unknown[];
}

/** Path of the file that is being compiled, from the project’s root, with forward slashes. */
export function pathOf(file: VFile, root: string): string {
  return relative(root, file.path).split(sep).join('/');
}

export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: unknown[] = [],
): JsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name: key, value}],
    ),
    children,
  };
}
