import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Makes a fence that differs from all others, so that no result can be reused. */
type MakeFence = (number: number) => string;

const fence = (info: string, code: string, output?: string): string =>
  [
    `\`\`\`${info}\n${code}\n\`\`\``,
    ...(output === undefined ? [] : [`\`\`\`output\n${output}\n\`\`\``]),
  ].join('\n\n');

const task = (number: number): string => `<Task title="Task ${number}" id="task-${number}">

~~~html start
<p>${number}</p>
~~~

~~~js test
expect(query('h2')?.textContent).toBe('${number}');
~~~

~~~html solution
<h2>${number}</h2>
~~~

</Task>`;

/** Roughly the share of each language in a course of this kind. */
const KINDS: readonly (readonly [share: number, make: MakeFence])[] = [
  [26, (n) => fence('js', `const n = ${n};\nconsole.log([n, n * 2]);`, `[ ${n}, ${n * 2} ]`)],
  [4, (n) => fence('js', `document.title = '${n}';\nconsole.log(document.title);`, String(n))],
  [18, (n) => fence('html preview', `<h2>Gig ${n}</h2>\n<p>Doors open at ${n % 24}:00.</p>`)],
  [6, task],
  [
    12,
    (n) =>
      fence('css', `.card-${n} {\n  padding: ${n}px;\n\n  &:hover {\n    color: teal;\n  }\n}`),
  ],
  [
    10,
    (n) =>
      fence('php', `<?php\nforeach ([1, 2] as $i) {\n    echo $i * ${n}, ' ';\n}`, `${n} ${2 * n}`),
  ],
  [
    8,
    (n) =>
      fence(
        'sql setup=movies',
        `SELECT ${n} AS n, COUNT(*) AS films FROM film;`,
        `+------+-------+\n| n    | films |\n+------+-------+\n| ${n} |    10 |\n+------+-------+\n1 row in set`,
      ),
  ],
  [
    6,
    (n) =>
      fence(
        'console setup=git-student',
        `$ git init -q zine-${n} && cd zine-${n}\n$ echo ${n} > a.txt && git add . && git commit -q -m "Add ${n}"\n$ git status\nOn branch main\nnothing to commit, working tree clean`,
      ),
  ],
  [2, (n) => fence('ts', `const n: number = ${n};\nconsole.log(n);`, String(n))],
  [
    2,
    (n) =>
      `${fence('scss', `$n: ${n}px;\na {\n  b {\n    c: $n;\n  }\n}`)}\n\n\`\`\`css output\na b {\n  c: ${n}px;\n}\n\`\`\``,
  ],
  [
    3,
    (n) =>
      `${fence('jsx preview', `export default () => <p>{${n} + 1}</p>;`)}\n\n\`\`\`html output\n<p>${n + 1}</p>\n\`\`\``,
  ],
  [
    1,
    (n) =>
      `${fence('vue preview', `<template>\n  <p>{{ ${n} + 1 }}</p>\n</template>`)}\n\n\`\`\`html output\n<p>${n + 1}</p>\n\`\`\``,
  ],
  [1, (n) => fence('json', `{"n": ${n}}`)],
  [
    1,
    (n) =>
      fence(
        'mermaid',
        `flowchart LR\n  accTitle: Chart ${n}\n  accDescr: One leads to two.\n  a --> b`,
      ),
  ],
];

/** Four digits, so that all results have the same width. */
const FIRST_NUMBER = 1_000;
const FENCES_IN_A_LESSON = 10;

/** Writes lessons with this many fences in all and returns their paths. */
export function generateLessons(folder: string, count: number): readonly string[] {
  const kinds = KINDS.flatMap(([share, make]) => Array<MakeFence>(share).fill(make));
  const paths: string[] = [];
  mkdirSync(folder, {recursive: true});
  for (let start = 0; start < count; start += FENCES_IN_A_LESSON) {
    const fences = Array.from({length: Math.min(FENCES_IN_A_LESSON, count - start)}, (_, index) => {
      const number = start + index;
      // A step that has no factor in common with the number of kinds mixes the languages.
      return kinds[(number * 37) % kinds.length]!(FIRST_NUMBER + number);
    });
    const path = join(folder, `lesson-${start}.md`);
    writeFileSync(path, `---\ntitle: Lesson ${start}\n---\n\n${fences.join('\n\n')}\n`);
    paths.push(path);
  }
  return paths;
}
