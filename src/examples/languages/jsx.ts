import {type ReactNode, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {transform} from 'sucrase';
import {mainComponent} from '../../lib/code/mainComponent';
import {prettyMarkup} from '../markup';
import {loadModules} from '../modules';
import type {Executor, Finding, JobFile} from '../types';
import {checkJsx} from '../../sandbox/syntax';

export const execute: Executor = async ({files, mode, task, staticOnly}) => {
  const syntax = findSyntax(task ? task.solution : files);
  if (syntax.length > 0 || mode === 'fragment' || staticOnly) {
    return {findings: syntax};
  }
  try {
    const rendered: ReactNode[] = [];
    const root = {
      render: (node: ReactNode) => rendered.push(node),
      unmount: () => undefined,
    };
    const {exports, logged} = loadModules(files, compile, {
      'react-dom/client': {createRoot: () => root, hydrateRoot: () => root},
    });
    const component = exports.default as Parameters<typeof createElement>[0] | undefined;
    const node = rendered.at(-1) ?? (component ? createElement(component) : undefined);
    if (node === undefined) {
      return {findings: [], output: logged};
    }
    return {output: await prettyMarkup(renderToStaticMarkup(node)), findings: []};
  } catch (error) {
    const {name, message} = error as Error;
    return {findings: [{line: files[0]!.line, message: `${name}: ${message}`}]};
  }
};

/** sucrase accepts tags that do not match, so acorn reads the code first. */
function findSyntax(files: readonly JobFile[]): readonly Finding[] {
  return files
    .filter(({lang, inherited}) => !inherited && (lang === 'jsx' || lang === 'js'))
    .flatMap(({text, line}) =>
      checkJsx(text).map((finding) => ({...finding, line: finding.line + line - 1})),
    );
}

function compile({name, text}: {readonly name: string; readonly text: string}): string {
  const shown = mainComponent(text);
  return transform(shown ? `${text}\nexport default ${shown};` : text, {
    transforms: /\.tsx?$/.test(name) ? ['jsx', 'typescript', 'imports'] : ['jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  }).code;
}
