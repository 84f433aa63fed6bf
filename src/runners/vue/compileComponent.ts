import type * as Compiler from '@vue/compiler-sfc';
import type {CompilerError} from '@vue/compiler-sfc';
import type {RunError, RunFile} from '../types';
import {findMovedLines} from './findMovedLines';
import type {ComponentParts} from './splitComponent';

export type VueCompiler = Pick<
  typeof Compiler,
  'compileScript' | 'compileStyle' | 'compileTemplate' | 'parse'
>;

/** A component of any form, by Vue's own compiler. */
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
    const css = descriptor.styles.map(({content, scoped}) =>
      compileStyle({source: content, filename: name, id, scoped}),
    );
    const failed = css.flatMap((style) => style.errors)[0];
    if (failed) {
      return {error: {message: failed.message}};
    }
    const setup = descriptor.scriptSetup !== null;
    const script =
      descriptor.script || setup
        ? compileScript(descriptor, {id, inlineTemplate: setup, genDefaultAs: '__component'})
            .content
        : 'const __component = {};';
    const template = setup ? undefined : descriptor.template?.content;
    const compiled =
      template === undefined
        ? undefined
        : compileTemplate({source: template, filename: name, id, scoped: isScoped});
    if (compiled?.errors[0]) {
      throw compiled.errors[0];
    }
    const render = compiled
      ? `${compiled.code.replace(/^export function render/m, 'function render')}\n__component.render = render;`
      : '';
    return {
      module: `${script}\n${render}\n${isScoped ? `__component.__scopeId = "${id}";\n` : ''}export default __component;`,
      isTyped,
      moved: findMovedLines(descriptor.scriptSetup ?? descriptor.script, script),
      css: css.map(({code}) => code).join('\n'),
    };
  } catch (error) {
    return {error: toRunError(error as CompilerError)};
  }
}

function toRunError(error: CompilerError | SyntaxError): RunError {
  const line = 'loc' in error ? error.loc?.start.line : undefined;
  const words = error.message.split('\n')[0]!.replace(/^\[@vue\/compiler-sfc\] /, '');
  return {message: `SyntaxError: ${words.replace(/ \(\d+:\d+\)$/, '')}`, line};
}

/** Short and stable: the same component gets the same attribute in every run. */
function hash(text: string): string {
  let value = 7;
  for (const character of text) {
    value = (value * 31 + character.charCodeAt(0)) >>> 0;
  }
  return value.toString(36);
}
