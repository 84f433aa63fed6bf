import {dirname, join} from 'node:path';
import ts from 'typescript';
import type {CheckSummary, Execution, Executor, Finding, Job, JobFile} from '../types';
import {checkOutput} from '../check';
import {executeTask} from '../executeTask';
import {runFiles} from './js';

export const TS_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  skipLibCheck: true,
  types: [],
  allowImportingTsExtensions: true,
  noEmitOnError: false,
  rewriteRelativeImportExtensions: true,
};

const LIBRARY = dirname(ts.getDefaultLibFilePath(TS_OPTIONS));
const libraries = new Map<string, ts.SourceFile | undefined>();
const earlier = new Map<ts.CompilerOptions, ts.Program>();

interface Compiled {
  readonly findings: readonly Finding[];
  readonly files: readonly JobFile[];
}

/**
 * Type-checks the files together and returns their JavaScript; the library files are read only once.
 *
 * @param options with `paths` to the packages that may be imported; without `paths`, none may
 */
export function compile(
  files: readonly JobFile[],
  previous: readonly string[],
  options = TS_OPTIONS,
): Compiled {
  const before = previous.length > 0 ? `${previous.join('\n')}\n` : '';
  const offset = before.split('\n').length - 1;
  const sources = new Map(
    files.map(({name, text}, index) => [`/${name}`, index === 0 ? before + text : text]),
  );
  const emitted = new Map<string, string>();
  const host: ts.CompilerHost = {
    fileExists: (name) =>
      sources.has(name) || (options.paths !== undefined && ts.sys.fileExists(name)),
    readFile: (name) => sources.get(name) ?? (options.paths && ts.sys.readFile(name)),
    getSourceFile: (name, version) =>
      sources.has(name)
        ? ts.createSourceFile(name, sources.get(name)!, version)
        : librarySource(name, version),
    getDefaultLibFileName: () => join(LIBRARY, 'lib.d.ts'),
    getDefaultLibLocation: () => LIBRARY,
    writeFile: (name, text) => emitted.set(name, text),
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  const program = ts.createProgram([...sources.keys()], options, host, earlier.get(options));
  earlier.set(options, program);
  const findings = ts.getPreEmitDiagnostics(program).map((diagnostic): Finding => {
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    const index = files.findIndex(({name}) => `/${name}` === diagnostic.file?.fileName);
    const file = files[Math.max(0, index)]!;
    const {line} = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0) ?? {
      line: 0,
    };
    return {
      line: file.line + Math.max(0, line - (index === 0 ? offset : 0)),
      message: `TS${diagnostic.code}: ${message}`,
    };
  });
  program.emit();
  return {
    findings,
    files: files.map((file) => ({
      ...file,
      name: file.name.replace(/\.ts$/, '.js'),
      text: withoutMarker(emitted.get(`/${file.name.replace(/\.ts$/, '.js')}`) ?? ''),
    })),
  };
}

/** TypeScript marks a file that had only type imports as a module, which would hide its variables. */
function withoutMarker(text: string): string {
  return text.replace(/^export \{\};\n?/m, '');
}

function librarySource(
  name: string,
  version: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile | undefined {
  if (!libraries.has(name)) {
    const text = ts.sys.readFile(name);
    libraries.set(name, text === undefined ? undefined : ts.createSourceFile(name, text, version));
  }
  return libraries.get(name);
}

export const execute: Executor = async (job, setup) => {
  const {files, mode, task, previous, staticOnly} = job;
  if (staticOnly) {
    return {findings: compile(task?.solution ?? files, previous).findings};
  }
  if (task) {
    return await executeTask(job, async (version) => await runTask(job, version, setup));
  }
  if (mode === 'fragment') {
    return {findings: checkSyntax(files[0]!)};
  }
  const compiled = compile(files, previous);
  const ran = await runFiles({previous: [], line: job.line}, compiled.files, setup);
  return {...ran, output: await ownOutput(job, ran, setup), findings: worst(compiled, ran)};
};

/** Earlier blocks are compiled together with this one, so their output is removed. */
async function ownOutput(
  {previous, files, line}: Job,
  {output = ''}: Execution,
  setup: Readonly<Record<string, string>>,
): Promise<string> {
  if (previous.length === 0) {
    return output;
  }
  const before = compile([{...files[0]!, text: previous.join('\n')}, ...files.slice(1)], []);
  const {output: earlierOutput = ''} = await runFiles({previous: [], line}, before.files, setup);
  return output.startsWith(earlierOutput) ? output.slice(earlierOutput.length) : output;
}

function worst(compiled: Compiled, ran: Execution): readonly Finding[] {
  return compiled.findings.length > 0 ? compiled.findings : ran.findings;
}

function checkSyntax({text, line}: JobFile): readonly Finding[] {
  const {diagnostics = []} = ts.transpileModule(text, {
    compilerOptions: TS_OPTIONS,
    reportDiagnostics: true,
  });
  return diagnostics.map(({file, start, messageText, code}) => ({
    line: line + (file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0),
    message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  }));
}

async function runTask(
  job: Job,
  files: readonly JobFile[],
  setup: Readonly<Record<string, string>>,
): Promise<CheckSummary> {
  const compiled = compile(files, []);
  const {output = '', findings} = await runFiles(job, compiled.files, setup);
  const first = [...compiled.findings, ...findings][0];
  return await checkOutput(job.task!.check.text, files, output, first && {message: first.message});
}
