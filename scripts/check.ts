/**
 * Runs everything that CI runs, the fastest steps first. A failed step does not stop the others, so that one run
 * finds all faults; the exit code is 1 if any step failed.
 *
 * usage: tsx scripts/check.ts [step …]
 */
import {spawnSync} from 'node:child_process';

const STEPS = [
  'typecheck',
  'lint',
  'check:unused',
  'check:licences',
  'docs:check',
  'check:content',
  'check:diagrams',
  'test:unit',
  'test:examples',
  'build:site',
  'check:build',
  'check:budget',
  'test:e2e',
] as const;

/** Heap limit for the build, where a leak shows first (row B13). The bundler's own memory is not part of it. */
const BUILD_HEAP_MEGABYTES = 512;

function environmentOf(step: string): NodeJS.ProcessEnv {
  if (step !== 'build:site') {
    return process.env;
  }
  const options = [process.env.NODE_OPTIONS, `--max-old-space-size=${BUILD_HEAP_MEGABYTES}`];
  return {...process.env, NODE_OPTIONS: options.filter(Boolean).join(' ')};
}

const asked = process.argv.slice(2);
const steps = asked.length > 0 ? asked : STEPS;
const results = steps.map((step) => {
  console.log(`\n=== npm run ${step}`);
  const start = Date.now();
  const {status} = spawnSync('npm', ['run', '--silent', step], {
    stdio: 'inherit',
    env: environmentOf(step),
  });
  return {step, ok: status === 0, seconds: Math.round((Date.now() - start) / 1000)};
});

console.log('\n=== Summary');
for (const {step, ok, seconds} of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${step}  ${seconds} s`);
}
const failed = results.filter(({ok}) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
