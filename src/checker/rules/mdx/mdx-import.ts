import {faultsOf} from '../../read/faults';
import type {LessonRule} from '../../rule';

const EXPORT = /^export\s+(\S+)/;
/** The only import that a page may have: a part of a page, from its folder or one above it. */
const PART = /^import\s+[A-Z]\w*\s+from\s+['"](\.{1,2}\/[^'"]+)['"];?$/;

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    'No line of a lesson begins with the bare word `import` or `export`, unless it imports a part of the page.',
  why: 'MDX runs such a line as JavaScript. `export default` even leaves the whole page empty, without any warning.',
  wrong: 'import lets you use code from another file.\n\nexport default function Page() {}',
  right: '`import` lets you use code from another file.',
  cases: ['mx-import-prose', 'mx-export-default'],
  *check(lesson) {
    for (const {start, end, text} of faultsOf(lesson, 'import-prose')) {
      yield {
        at: start,
        message: `the sentence begins with the bare word ${text}`,
        remedy: `put it in backticks: \`${text}\``,
        edits: [{start, end, text: `\`${text}\``}],
      };
    }
    for (const {start, end} of lesson.scan.statements) {
      const statement = lesson.text.slice(start, end).trim();
      const exported = EXPORT.exec(statement)?.[1];
      if (exported !== undefined) {
        yield {
          at: start,
          message:
            exported === 'default'
              ? 'this line replaces the whole page'
              : 'a page cannot export anything',
          remedy: 'remove it; put code that readers should see in a fence',
        };
        continue;
      }
      for (const line of statement.split(/\r?\n/)) {
        const part = PART.exec(line.trim())?.[1] ?? '';
        if (!/(?:^|\/)_[^/]*(?:\/|$)/.test(part) || !/\.mdx?$/.test(part)) {
          yield {
            at: start + Math.max(0, statement.indexOf(line)),
            message: 'only a part of a page can be imported',
            remedy:
              "write import Name from './_part.md' (its name or folder begins with _), or remove it; widgets need no import",
          };
        }
      }
    }
  },
};
