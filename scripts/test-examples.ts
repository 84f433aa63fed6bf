import {findLessons} from '../src/examples/findLessons';
import {formatFailure, formatTable, formatTopics, topicFailures} from '../src/examples/report';
import {runExamples} from '../src/examples/run';
import {writeRuntimes} from '../src/plugins/runtimes/files';
import {launchChromium} from './lib/chromium';

const OPTIONS = ['--fix', '--no-cache', '--browser'];

const root = process.cwd();
const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('-'));
const unknown = words.filter((word) => word.startsWith('-') && !OPTIONS.includes(word));

async function main(): Promise<number> {
  if (unknown.length > 0) {
    console.error(`Unknown option ${unknown.join(', ')}. Known: ${OPTIONS.join(', ')}, and paths.`);
    return 2;
  }
  const paths = findLessons(root, wanted);
  if (paths.length === 0) {
    console.error(`No lessons were found${wanted.length > 0 ? ` in ${wanted.join(', ')}` : ''}.`);
    return 1;
  }
  const started = Date.now();
  const report = await runExamples({
    root,
    paths,
    writeRuntimes,
    launchBrowser: launchChromium,
    fix: words.includes('--fix'),
    cache: !words.includes('--no-cache'),
    inBrowser: words.includes('--browser'),
  });
  // A part of a topic cannot be judged by the limits for the whole topic.
  const failures = [...report.failures, ...(wanted.length === 0 ? topicFailures(report.jobs) : [])];
  for (const failure of failures) {
    console.log(formatFailure(failure));
  }
  console.log(`\n${formatTable(report.jobs, report.failed)}\n`);
  console.log(formatTopics(report.jobs));
  const seconds = ((Date.now() - started) / 1_000).toFixed(1);
  console.log(`${paths.length} files, ${report.cached} results from the cache, ${seconds} s`);
  if (report.fixed > 0) {
    console.log(`${report.fixed} expected results were rewritten; read the diff.`);
  }
  const passed = report.jobs.length - report.failed.size;
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
}

void main().then((code) => {
  process.exitCode = code;
});
