// Makes random histories with the real Git and records what `git log --graph` prints for them.
//
//   node record-graphs.mjs [--seed 1] [--count 60] [--max-commits 40] [--max-parents 4]
//                          [--only 3,17] [--out graphs.json]
//
// It makes `count` histories and records them all, or only those whose numbers are given.
//
// Each history has its commits in the order in which Git prints them, and the output of three formats:
//   oneline   `git log --graph --oneline`
//   medium    `git log --graph`, which leaves a blank line between commits
//   twoLines  `git log --graph --format='%h%n%s'`
//   coloured  `git log --graph --format=%h --color=always`, with the colours of the lanes
// Without --out the JSON goes to standard output. The same options always make the same histories.

import {execFile, execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs, promisify} from 'node:util';

const run = promisify(execFile);

/** How a history grows; the recorder goes through these in turn so that every shape is covered. */
const SHAPES = [
  {name: 'nearly linear', merges: 0.1, roots: 0.02, reach: 2},
  {name: 'feature branches', merges: 0.3, roots: 0.02, reach: 5},
  {name: 'many parallel branches', merges: 0.1, roots: 0.05, reach: 14},
  {name: 'criss-cross merges', merges: 0.7, roots: 0.02, reach: 4},
  {name: 'several roots', merges: 0.4, roots: 0.25, reach: 8},
  {name: 'anything goes', merges: 0.5, roots: 0.08, reach: 40},
  {name: 'wide and tangled', merges: 0.45, roots: 0.1, reach: 12},
  {name: 'joined tips', merges: 0.5, roots: 0.1, reach: 10, tipsFirst: true},
];

/** A small seeded generator of numbers from 0 up to 1 (the mulberry32 algorithm). */
function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function chooseParents(index, childCounts, shape, maxParents, random) {
  if (index === 0 || random() < shape.roots) return [];
  const recent = Array.from({length: Math.min(index, shape.reach)}, (_, back) => index - 1 - back);
  const tips = recent.filter((candidate) => childCounts[candidate] === 0);
  const pool = shape.tipsFirst && tips.length > 1 ? tips : recent;
  let wanted = 1;
  if (random() < shape.merges) {
    wanted = 2;
    while (wanted < maxParents && random() < 0.35) wanted += 1;
  }
  const parents = new Set();
  for (let attempt = 0; attempt < 4 * wanted && parents.size < wanted; attempt += 1) {
    parents.add(pool[Math.floor(random() * pool.length)]);
  }
  return [...parents];
}

function makeHistory(seed, shape, maxCommits, maxParents) {
  const random = seededRandom(seed);
  const size = 2 + Math.floor(random() * (maxCommits - 1));
  const dateJitter = random() < 0.5 ? 0 : 2000;
  const childCounts = Array(size).fill(0);
  const commits = [];
  for (let index = 0; index < size; index += 1) {
    const parents = chooseParents(index, childCounts, shape, maxParents, random);
    for (const parent of parents) childCounts[parent] += 1;
    const bodyLines = random() < 0.6 ? 0 : Math.floor(random() * 4);
    const body = Array.from({length: bodyLines}, (_, line) => `Line ${line + 1}`);
    const message = bodyLines > 0 ? [`Commit ${index}`, '', ...body] : [`Commit ${index}`];
    const date = 1700000000 + index * 100 + Math.floor(random() * dateJitter);
    commits.push({parents, message, date});
  }
  const tips = commits.map((_, index) => index).filter((index) => childCounts[index] === 0);
  return {commits, tips};
}

/** The input of `git fast-import` that creates every history under its own folder of branches. */
function importStream(histories) {
  const lines = [];
  let firstMark = 1;
  histories.forEach(({commits, tips}, number) => {
    const mark = (index) => `:${firstMark + index}`;
    commits.forEach(({parents, message, date}, index) => {
      const text = `${message.join('\n')}\n`;
      lines.push(
        'reset refs/scratch/commit',
        '',
        'commit refs/scratch/commit',
        `mark ${mark(index)}`,
      );
      lines.push('author Ada <ada@example.com> 1700000000 +0000');
      lines.push(`committer History ${number} <ada@example.com> ${date} +0000`);
      lines.push(`data ${Buffer.byteLength(text)}`, text);
      parents.forEach((parent, position) => {
        lines.push(`${position === 0 ? 'from' : 'merge'} ${mark(parent)}`);
      });
      lines.push('');
    });
    for (const tip of tips)
      lines.push(`reset refs/heads/history-${number}/${tip}`, `from ${mark(tip)}`, '');
    firstMark += commits.length;
  });
  return `${lines.join('\n')}\n`;
}

function gitIn(folder) {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_DIR: join(folder, '.git'),
    LC_ALL: 'C',
    TZ: 'UTC',
  };
  const options = {cwd: folder, env, maxBuffer: 64 * 1024 * 1024};
  return {
    now: (args, input) => execFileSync('git', args, {...options, input}),
    later: async (args) => (await run('git', args, options)).stdout,
  };
}

function parseCommits(text) {
  return text
    .split('\0')
    .filter((record) => record !== '')
    .map((record) => {
      const [oid, parents, message] = record.split('\x01');
      return {
        oid,
        parents: parents === '' ? [] : parents.split(' '),
        message: message.trimEnd().split('\n'),
      };
    });
}

async function recordHistory(git, number, shape) {
  const branches = `--glob=refs/heads/history-${number}/*`;
  const log = (...args) => git.later(['log', '--abbrev-commit', branches, ...args]);
  const [commits, oneline, medium, twoLines, coloured] = await Promise.all([
    log('--topo-order', '-z', '--format=%h%x01%p%x01%B'),
    log('--graph', '--oneline', '--no-decorate'),
    log('--graph', '--no-decorate', '--no-color'),
    log('--graph', '--format=%h%n%s'),
    log('--graph', '--format=%h', '--color=always'),
  ]);
  return {shape, commits: parseCommits(commits), oneline, medium, twoLines, coloured};
}

async function recordHistories({seed, count, maxCommits, maxParents, only}) {
  const folder = mkdtempSync(join(tmpdir(), 'record-graphs-'));
  try {
    const git = gitIn(folder);
    git.now(['init', '--quiet', folder]);
    const shapes = Array.from({length: count}, (_, number) => SHAPES[number % SHAPES.length]);
    const histories = shapes.map((shape, number) =>
      makeHistory(seed * 100003 + number, shape, maxCommits, maxParents),
    );
    git.now(['fast-import', '--quiet'], importStream(histories));
    git.now(['pack-refs', '--all']);
    const recorded = [];
    for (const number of only ?? shapes.keys()) {
      recorded.push(await recordHistory(git, number, shapes[number].name));
    }
    return recorded;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const {values} = parseArgs({
  options: {
    seed: {type: 'string', default: '1'},
    count: {type: 'string', default: '60'},
    'max-commits': {type: 'string', default: '40'},
    'max-parents': {type: 'string', default: '4'},
    only: {type: 'string'},
    out: {type: 'string'},
  },
});
const recorded = await recordHistories({
  seed: Number(values.seed),
  count: Number(values.count),
  maxCommits: Number(values['max-commits']),
  maxParents: Number(values['max-parents']),
  only: values.only?.split(',').map(Number),
});
const json = `[\n${recorded.map((history) => JSON.stringify(history)).join(',\n')}\n]\n`;
if (values.out) writeFileSync(values.out, json);
else process.stdout.write(json);
