import {compileScript, compileTemplate, parse} from '@vue/compiler-sfc';
import {transform} from 'sucrase';
import {type Component, createSSRApp} from 'vue';
import {renderToString} from 'vue/server-renderer';
import {prettyMarkup} from '../markup';
import {loadModules} from '../modules';
import type {Executor, Finding, JobFile} from '../types';

const ID = 'lesson';

export const execute: Executor = async ({files, mode, task, staticOnly}) => {
  const own = (task ? task.solution : files).filter(
    ({lang, inherited}) => lang === 'vue' && !inherited,
  );
  const findings = own.flatMap((file) => checkComponent(file));
  if (findings.length > 0 || mode === 'fragment' || staticOnly) {
    return {findings};
  }
  try {
    const {exports} = loadModules(files, compile, {});
    const html = await renderToString(createSSRApp(exports.default as Component));
    return {output: await prettyMarkup(html.replaceAll(/<!--.*?-->/gs, '')), findings: []};
  } catch (error) {
    const {name, message} = error as Error;
    return {findings: [{line: files[0]!.line, message: `${name}: ${message}`}]};
  }
};

function checkComponent({name, text, line}: JobFile): readonly Finding[] {
  const {errors, descriptor} = parse(text, {filename: name});
  const found: (SyntaxError | string)[] = [...errors];
  if (found.length === 0 && descriptor.template) {
    found.push(
      ...compileTemplate({source: descriptor.template.content, filename: name, id: ID}).errors.map(
        (error) => shifted(error, descriptor.template!.loc.start.line - 1),
      ),
    );
  }
  return found.map((error) => {
    const message = typeof error === 'string' ? error : error.message;
    const place = (error as {loc?: {start: {line: number}}}).loc?.start.line ?? 1;
    return {line: line + place - 1, message};
  });
}

function shifted(error: string | SyntaxError, by: number): string | SyntaxError {
  const {loc} = error as {loc?: {start: {line: number}}};
  if (typeof error === 'string' || !loc) {
    return error;
  }
  return Object.assign(new SyntaxError(error.message), {
    loc: {start: {line: loc.start.line + by}},
  });
}

function compile({name, text}: {readonly name: string; readonly text: string}): string {
  const code = /\.vue$/.test(name) ? compileSfc(name, text) : text;
  return transform(code, {transforms: ['typescript', 'imports']}).code;
}

function compileSfc(name: string, text: string): string {
  const {descriptor} = parse(text, {filename: name});
  const hasScript = descriptor.script !== null || descriptor.scriptSetup !== null;
  const options = {ssr: false, ssrCssVars: []};
  if (descriptor.scriptSetup) {
    return compileScript(descriptor, {id: ID, inlineTemplate: true, templateOptions: options})
      .content;
  }
  const template = compileTemplate({
    source: descriptor.template?.content ?? '',
    filename: name,
    id: ID,
    ...options,
  });
  const script = hasScript
    ? compileScript(descriptor, {id: ID}).content.replace(/export default/, 'const component =')
    : 'const component = {};';
  return `${script}\n${template.code.replace('export function render', 'function render')}
export default {...component, render};`;
}
