import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {readCode} from './readCode';
import type {Collector, QuizAnswer, QuizBlock, QuizQuestion} from './types';

const CHOOSE_ALL = /\b(?:choose|select|pick) all\b|\ball that apply\b/i;
/** Between an answer and its explanation: a dash with spaces around it. */
const SEPARATOR = /\s+[—–]\s+/;

/** Reads a `<Quiz>` and reports what is missing from it. */
export function readQuiz(node: MdxJsxFlowElement, collector: Collector): QuizBlock {
  const lists = node.children.filter((child): child is List => child.type === 'list');
  const questions = lists.flatMap(({children}) =>
    children.map((item) => readQuestion(item, collector)),
  );
  if (questions.length === 0) {
    collector.report(
      node,
      'the quiz has no questions',
      'write a list with one item for each question',
    );
  }
  return {kind: 'quiz', questions, line: node.position?.start.line ?? 1, node};
}

function readQuestion(item: ListItem, collector: Collector): QuizQuestion {
  const content = item.children.filter(
    ({type}) => type !== 'list' && type !== 'code',
  ) as readonly RootContent[];
  const code = item.children.flatMap((child) =>
    child.type === 'code' ? (readCode(child, collector)?.file ?? []) : [],
  );
  const answers = item.children
    .filter((child): child is List => child.type === 'list')
    .flatMap(({children}) => children.map((answer) => readAnswer(answer, collector)));
  const text = content.map((part) => toString(part)).join(' ');
  const chooseAll = CHOOSE_ALL.test(text);
  const right = answers.filter(({correct}) => correct).length;
  if (text.trim() === '') {
    collector.report(item, 'the question has no text', 'write the question before its answers');
  }
  if (answers.length < 2) {
    collector.report(
      item,
      'the question has fewer than two answers',
      'nest a list of answers below it',
    );
  } else if (right === 0) {
    collector.report(item, 'no answer is marked as right', 'mark the right one with `[x]`');
  } else if (right > 1 && !chooseAll) {
    collector.report(
      item,
      `${right} answers are marked as right`,
      'mark only one, or write “choose all” in the question',
    );
  }
  return {text, chooseAll, answers, line: item.position?.start.line ?? 1, content, code};
}

function readAnswer(item: ListItem, collector: Collector): QuizAnswer {
  const paragraph = item.children[0];
  const phrasing: readonly PhrasingContent[] =
    paragraph?.type === 'paragraph' ? paragraph.children : [];
  const [content, explanationContent] = splitAtDash(phrasing);
  const explanation = toString({type: 'paragraph', children: [...explanationContent]});
  if (typeof item.checked !== 'boolean') {
    collector.report(item, 'the answer has no checkbox', 'begin it with `[ ]` or `[x]`');
  }
  if (explanation.trim() === '' || item.children.length > 1) {
    collector.report(
      item,
      'the answer has no explanation',
      'add ` — ` and the reason, on the same line',
    );
  }
  return {
    correct: item.checked === true,
    text: toString({type: 'paragraph', children: [...content]}),
    explanation,
    line: item.position?.start.line ?? 1,
    content,
    explanationContent,
  };
}

/** Splits a sentence at its first dash in plain text, not in code or a link. */
function splitAtDash(
  nodes: readonly PhrasingContent[],
): readonly [readonly PhrasingContent[], readonly PhrasingContent[]] {
  for (const [place, node] of nodes.entries()) {
    const match = node.type === 'text' ? SEPARATOR.exec(node.value) : null;
    if (node.type === 'text' && match) {
      const before = node.value.slice(0, match.index);
      const after = node.value.slice(match.index + match[0].length);
      return [
        [...nodes.slice(0, place), ...(before ? [{...node, value: before}] : [])],
        [...(after ? [{...node, value: after}] : []), ...nodes.slice(place + 1)],
      ];
    }
  }
  return [nodes, []];
}
