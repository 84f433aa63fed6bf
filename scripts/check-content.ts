import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {checkContent} from '../src/checker/run/check';
import {CHECK_HELP, readCheckArguments} from '../src/checker/run/arguments';
import {fixContent} from '../src/checker/fix/fixContent';
import {loadRules} from '../src/checker/loadRules';
import {formatReport, toAnnotations, toJson} from '../src/checker/run/report';

async function main(): Promise<number> {
  const names = loadRules().map(({name}) => name);
  const {root, paths, rules, json, fix, annotate, cache, help} = readCheckArguments(
    process.argv.slice(2),
    process.cwd(),
    names,
  );
  if (help) {
    console.log(CHECK_HELP);
    return 0;
  }
  const missing = paths.find((path) => !existsSync(join(root, path)));
  if (missing !== undefined) {
    throw new Error(`there is no file or folder ${missing}`);
  }
  const start = performance.now();
  const result = await (fix ? fixContent : checkContent)(root, {paths, rules, cache});
  if (result.pages === 0) {
    throw new Error(`there are no pages in ${root}/modules or ${root}/courses`);
  }
  const summary = {...result, milliseconds: performance.now() - start};
  console.log(json ? toJson(summary) : formatReport(summary));
  if (annotate && result.problems.length > 0) {
    console.log(toAnnotations(result.problems));
  }
  return result.problems.some(({severity}) => severity === 'error') ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(`check:content: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  },
);
