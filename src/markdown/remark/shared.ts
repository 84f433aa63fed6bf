import {relative, sep} from 'node:path';
import type {Nodes} from 'mdast';
import type {VFile} from 'vfile';
import {errorAt, formatProblems} from '../../text/problems';
import type {Problem} from '../../text/types';

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

/** Path of the file that is being compiled, relative to the project's root, with forward slashes. */
export function pathOf(file: VFile, root: string): string {
  return relative(root, file.path).split(sep).join('/');
}

/** What is wrong with a page, and what to do about it; on line 1 unless it has a place. */
export type Fault = Pick<Problem, 'message' | 'remedy'> & Partial<Pick<Problem, 'line' | 'column'>>;

/** @throws always, to stop the build; the message lists all faults of a page in the checker's format */
export function stopBuild(path: string, rule: string, faults: readonly Fault[]): never {
  const problems = faults.map(({line = 1, column = 1, message, remedy}) =>
    errorAt({path, line, column}, rule, message, remedy),
  );
  throw new Error(`\n${formatProblems(problems)}`);
}

/** A function that stops the build because of an element. */
export function stopAt(
  {position}: Pick<Nodes, 'position'>,
  rule: string,
  file: VFile,
  root: string,
): (message: string, remedy: string) => never {
  return (message, remedy) =>
    stopBuild(pathOf(file, root), rule, [{...position?.start, message, remedy}]);
}

/** An MDX element with strings as attributes, as an author would write it. */
export function writtenElement(
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
