import type {Element, Nodes} from 'hast';
import {type ConfigData, HtmlValidate, type Message, ruleExists} from 'html-validate';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import type {Executor, Finding, JobFile} from '../types';
import {checkCss} from './css';
import {checkScript} from '../../sandbox/syntax';

const PRESETS = ['html-validate:standard', 'html-validate:a11y'];

const RULES: ConfigData['rules'] = {
  'input-missing-label': 'error',
  // A button without a type is valid and submits its form, which lessons on forms rely on.
  'no-implicit-button-type': 'off',
  // An example is a part of a page, so its first heading may have any level.
  'heading-level': ['error', {minInitialRank: 'any', allowMultipleH1: false, sectioningRoots: []}],
  // Resources from other hosts are never loaded here.
  'require-sri': 'off',
};

const DOCTYPE = /^\s*<!doctype/i;

const validators = new Map<string, HtmlValidate>();

/** @param rule a rule to enable in addition, because the author demonstrates its violation */
function validator(isDocument: boolean, rule: string): HtmlValidate {
  const key = `${isDocument} ${rule}`;
  const known = validators.get(key);
  if (known) {
    return known;
  }
  const created = new HtmlValidate({
    root: true,
    extends: isDocument ? [...PRESETS, 'html-validate:document'] : PRESETS,
    rules: {...RULES, ...(ruleExists(rule) && {[rule]: 'error'})},
  });
  validators.set(key, created);
  return created;
}

/** The mistakes in a document or a fragment; lines count from 1. */
export function checkHtml(html: string, rule = ''): readonly Finding[] {
  const {results} = validator(DOCTYPE.test(html), rule).validateStringSync(html);
  return [...results.flatMap(({messages}) => messages).map(toFinding), ...checkEmbedded(html)];
}

function toFinding({line, ruleId, message}: Message): Finding {
  return {line, message: `${ruleId}: ${message}`};
}

/** Style sheets and scripts inside the page. */
function checkEmbedded(html: string): readonly Finding[] {
  const tree = unified()
    .use(rehypeParse, {fragment: !DOCTYPE.test(html)})
    .parse(html);
  return elements(tree).flatMap((element) => {
    const text = element.children[0];
    if (text?.type !== 'text') {
      return [];
    }
    const offset = text.position!.start.line - 1;
    return checkElement(element, text.value).map(({line, message}) => ({
      line: line + offset,
      message,
    }));
  });
}

function checkElement({tagName, properties}: Element, text: string): readonly Finding[] {
  if (tagName === 'style') {
    return checkCss(text);
  }
  const type = properties.type ?? '';
  if (tagName === 'script' && ['', 'module', 'text/javascript'].includes(String(type))) {
    return checkScript(text);
  }
  return [];
}

function elements(node: Nodes): readonly Element[] {
  const children = 'children' in node ? node.children.flatMap((child) => elements(child)) : [];
  return node.type === 'element' ? [node, ...children] : children;
}

function checkFile({lang, text}: JobFile, rule: string | undefined): readonly Finding[] {
  switch (lang) {
    case 'html':
      return checkHtml(text, rule);
    case 'css':
      return checkCss(text);
    case 'js':
      return checkScript(text);
    default:
      return [];
  }
}

/** Checks each file of a page by the rules of its language; the rendered page is checked in the browser. */
export const execute: Executor = async ({files, mode, error, task}) => ({
  findings:
    mode === 'fragment'
      ? []
      : [...(task ? [] : files), ...(task?.solution ?? [])]
          .filter(({inherited}) => !inherited)
          .flatMap((file) =>
            checkFile(file, error).map(({line, message}) => ({
              line: line + file.line - 1,
              message,
            })),
          ),
});
