import {loadBuiltRules} from '../../checker/built/loadRules';
import {loadRules} from '../../checker/loadRules';
import {parseLesson} from '../../checker/read/parse';
import type {LessonRule, Rule} from '../../checker/rule';

const FOLDER = 'docs/rules';
const NOTE = '<!-- Written by `npm run docs` from the rule itself; change src/checker/rules. -->';
const EXAMPLE_PATH = 'modules/html/example.md';

const LOOKS_AT: Readonly<Record<Rule['scope'], string>> = {
  file: 'every file in `modules/` and `courses/`',
  bytes: 'the bytes of every page',
  lesson: 'every page by itself',
  site: 'all pages together',
};

/** One page for each content rule, and a list of them. */
export function rulePages(): Readonly<Record<string, string>> {
  const rules = loadRules();
  const built = loadBuiltRules();
  return {
    [`${FOLDER}/README.md`]: listPage(rules, built),
    ...Object.fromEntries(rules.map((rule) => [`${FOLDER}/${rule.name}.md`, rulePage(rule)])),
  };
}

function listPage(rules: readonly Rule[], built: ReturnType<typeof loadBuiltRules>): string {
  const row = ({name, severity, wants}: Rule): string =>
    `| [${name}](${name}.md) | ${severity} | ${cell(wants)} |`;
  return [
    '# What the checks require',
    '',
    NOTE,
    '',
    '`npm run check:content` reads every page and reports all mistakes at once, each with its file, line and remedy;',
    '`--fix` corrects what needs no decision. Each rule has a page with a wrong and a right example.',
    '',
    '| Rule | | What it requires |',
    '| --- | --- | --- |',
    ...rules.map(row),
    '',
    '## After the build',
    '',
    '`npm run check:build` reads every page as a browser gets it.',
    '',
    '| Rule | What it requires | Why |',
    '| --- | --- | --- |',
    ...built.map(({name, wants, why}) => `| ${name} | ${cell(wants)} | ${cell(why)} |`),
    '',
  ].join('\n');
}

function cell(text: string): string {
  return text.replace(/\|/g, '\\|');
}

function rulePage(rule: Rule): string {
  const {name, severity, wants, why, wrong, right, scope, language = 'md', cases = []} = rule;
  const said = rule.scope === 'lesson' ? saidAbout(rule, wrong) : [];
  return [
    `# ${name}`,
    '',
    NOTE,
    '',
    `${wants}`,
    '',
    `Why: ${why}`,
    '',
    `${severity === 'error' ? 'An error' : 'A warning'}. Looks at ${LOOKS_AT[scope]}.`,
    '',
    '## Wrong',
    '',
    ...code(wrong, language),
    '',
    ...(said.length === 0
      ? []
      : ['The checker reports:', '', ...code(said.join('\n'), 'text'), '']),
    '## Right',
    '',
    ...code(right, language),
    '',
    ...(cases.length === 0
      ? []
      : [
          `Answers ${cases.map((row) => `\`${row}\``).join(', ')} of [bad-inputs.md](../bad-inputs.md).`,
          '',
        ]),
  ].join('\n');
}

function saidAbout(rule: LessonRule, text: string): readonly string[] {
  const lesson = parseLesson({path: EXAMPLE_PATH, text});
  return Array.from(rule.check(lesson), ({at, message, remedy, edits}) => {
    const {line, column} = typeof at === 'number' ? lesson.lines.at(at) : at;
    return `${line}:${column}  ${message}  (${remedy})${edits === undefined ? '' : '  fixed by --fix'}`;
  });
}

function code(text: string, language: string): readonly string[] {
  return [`\`\`\`\`${language}`, text, '````'];
}
