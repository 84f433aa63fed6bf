import {resolve} from 'node:path';
import ts from 'typescript';
import type {Executor} from '../types';
import {execute as executeJsx} from './jsx';
import {TS_OPTIONS, compile} from './ts';

const PACKAGES = resolve('node_modules');

const OPTIONS: ts.CompilerOptions = {
  ...TS_OPTIONS,
  jsx: ts.JsxEmit.ReactJSX,
  paths: {'*': [`${PACKAGES}/@types/*`, `${PACKAGES}/*`]},
};

/** Languages of components whose types are checked as well. */
export const execute: Executor = async (job, setup) => {
  const {files, mode, task, previous} = job;
  const ran = await executeJsx(job, setup);
  if (mode === 'fragment' || ran.findings.length > 0) {
    return ran;
  }
  return {...ran, findings: compile(task?.solution ?? files, previous, OPTIONS).findings};
};
