import type {Code} from 'mdast';
import {DEFAULT_FILE_NAMES, type RunnableLanguage, isRunnableLanguage} from '../data/languages';
import type {CodeFile, Collector} from './types';
import {parseFence} from './fence/parse';
import {type Fence} from './fence/types';

export interface ReadCode {
  readonly file: CodeFile;
  readonly fence: Fence;
}

/** Width of the backticks or tildes before the info string. */
const FENCE_MARK_WIDTH = 3;

/** Reads one fence and reports what is wrong with it to the collector. */
export function readCode(node: Code, collector: Collector): ReadCode | undefined {
  const result = parseFence([node.lang ?? '', node.meta ?? ''].filter(Boolean).join(' '));
  const {line: fenceLine = 1, column = 1} = node.position?.start ?? {};
  if (result.errors) {
    for (const {message, remedy, offset} of result.errors) {
      const place = {line: fenceLine, column: column + FENCE_MARK_WIDTH + offset};
      collector.problems.push({message, remedy, ...place});
    }
    return undefined;
  }
  const {fence} = result;
  const count = node.value.split('\n').length;
  const last = fence.highlight.at(-1) ?? 0;
  if (last > count) {
    const has = count === 1 ? 'one line' : `${count} lines`;
    collector.report(
      node,
      `line ${last} is to be highlighted, but the block has only ${has}`,
      'correct the numbers in `{…}`',
    );
  }
  return {
    fence,
    file: {
      name:
        fence.file ??
        (isRunnableLanguage(fence.lang) ? DEFAULT_FILE_NAMES[fence.lang] : fence.lang),
      lang: fence.lang,
      text: node.value,
      hidden: fence.hide,
      open: fence.open,
      highlight: fence.highlight,
      title: fence.title ?? fence.file,
      fenceLine,
      line: fenceLine + 1,
      lines: node.position ? Math.max(0, node.position.end.line - fenceLine - 1) : count,
      indent: column - 1,
      inherited: false,
      node,
    },
  };
}

/** Languages whose files make one rendered page. */
const PAGE_LANGUAGES: readonly string[] = ['html', 'css', 'js'];

/** The runner of a set of files: the page runner as soon as there is a page to render. */
export function runnerOf(
  files: readonly CodeFile[],
  preview: boolean,
): RunnableLanguage | undefined {
  const first = files[0]!.lang;
  const isPage = PAGE_LANGUAGES.includes(first);
  if (isPage && (preview || files.some(({lang}) => lang === 'html'))) {
    return 'html';
  }
  return isRunnableLanguage(first) ? first : undefined;
}
