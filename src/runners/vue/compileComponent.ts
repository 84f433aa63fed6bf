import type * as Compiler from '@vue/compiler-sfc';
import type {CompilerError} from '@vue/compiler-sfc';
import type {RunError, RunFile} from '../types';
import {findMovedLines} from './findMovedLines';
import type {ComponentParts} from './splitComponent';

export type VueCompiler = Pick<
  typeof Compiler,
  'compileScript' | 'compileStyle' | 'compileTemplate' | 'parse'
>;

/** Compiles any component with Vue's own compiler. */
export function compileComponent(
  {compileScript, compileStyle, compileTemplate, parse}: VueCompiler,
  {name, text}: RunFile,
): ComponentParts | {readonly error: RunError} {
  const {descriptor, errors} = parse(text, {filename: name});
  if (errors[0]) {
    return {error: toRunError(errors[0])};
  }
  const id = `data-v-${hash(name)}`;
  const isScoped = descriptor.styles.some(({scoped}) => scoped);
  const isTyped = [descriptor.script, descriptor.scriptSetup].some((part) => part?.lang === 'ts');
  try {
    const css: string[] = [];
    for (const {content, scoped, loc} of descriptor.styles) {
      const {code, errors: faults} = compileStyle({source: content, filename: name, id, scoped});
      if (faults[0]) {
        const {reason, line} = faults[0] as CssSyntaxError;
        return {error: {message: `SyntaxError: ${reason}`, line: loc.start.line + line - 1}};
      }
      css.push(code);
    }
    const setup = descriptor.scriptSetup !== null;
    const script =
      descriptor.script || setup
        ? compileScript(descriptor, {id, inlineTemplate: setup, genDefaultAs: '__component'})
            .content
        : 'const __component = {};';
    const template = setup ? null : descriptor.template;
    const compiled =
      template &&
      compileTemplate({
        source: template.content,
        // Already parsed, with the line numbers of the file.
        ast: template.ast,
        filename: name,
        id,
        scoped: isScoped,
      });
    const [failure] = compiled?.errors ?? [];
    if (failure !== undefined) {
      throw typeof failure === 'string' ? new Error(failure) : failure;
    }
    const render = compiled
      ? `${compiled.code.replace(/^export function render/m, 'function render')}\n__component.render = render;`
      : '';
    return {
      module: `${script}\n${render}\n${isScoped ? `__component.__scopeId = "${id}";\n` : ''}export default __component;`,
      isTyped,
      moved: findMovedLines(descriptor.scriptSetup ?? descriptor.script, script),
      css: css.join('\n'),
    };
  } catch (error) {
    return {error: toRunError(error as CompilerError)};
  }
}

/** An error in a style sheet, with the line number relative to the sheet. */
interface CssSyntaxError extends Error {
  readonly reason: string;
  readonly line: number;
}

/** Some messages are followed by the code, with a marker under the position of the error. */
const MARKED_LINE = /^(\d+) *\|(.*)\n *\|( *)\^/gm;

function toRunError(error: CompilerError | SyntaxError): RunError {
  const place = 'loc' in error ? error.loc?.start?.line : undefined;
  const marked = [...error.message.matchAll(MARKED_LINE)];
  // The marker may start at the end of the previous line.
  const shown = marked.find(([, , code, space]) => space!.length < code!.length) ?? marked[0];
  const words = error.message.split('\n')[0]!.replace(/^\[@?vue\/compiler-sfc\] /, '');
  return {
    message: `SyntaxError: ${words.replace(/ \(\d+:\d+\)$/, '')}`,
    // An error without a position applies to the whole file.
    line: place ?? Number(shown?.[1] ?? 1),
  };
}

/** A short, stable hash, so that a component gets the same attribute in every run. */
function hash(text: string): string {
  let value = 7;
  for (const character of text) {
    value = (value * 31 + character.charCodeAt(0)) >>> 0;
  }
  return value.toString(36);
}
