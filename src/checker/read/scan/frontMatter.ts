import type {Lines} from '../../../text/lines';
import type {FrontMatterBlock} from './types';
import type {Span} from '../../../text/span';

const RULE = /^---\s*$/;
const KEY = /^[A-Za-z][\w-]*\s*:/;
const YAML_LINE = /^(?:\s|-\s|#|[A-Za-z][\w-]*\s*:|["'[\]{}])/;

/** The block between two rows of hyphens at the very top of a file. */
export function scanFrontMatter({list}: Lines): FrontMatterBlock | undefined {
  const first = list[0]!;
  if (!RULE.test(first.text.replace(/^\uFEFF/, ''))) {
    return undefined;
  }
  const close = list.findIndex((line, index) => index > 0 && RULE.test(line.text));
  const gap = list.findIndex(
    ({text}, index) => index > 0 && (text.trim() === '' || !YAML_LINE.test(text)),
  );
  // A row of hyphens far below is a horizontal line in the text, not the end of the block.
  const closed =
    close > 0 && (gap === -1 || gap >= close || !/^#{2,}|^:::|^```/.test(nextText(list, gap)));
  const last = closed ? close : gap === -1 ? list.length : gap;
  const yamlEnd = Math.max(first.end, list[last - 1]!.end);
  return {
    start: 0,
    end: closed ? list[last]!.end : yamlEnd,
    yaml: {start: list[1]?.start ?? first.end, end: yamlEnd},
    closed,
  };
}

function nextText(list: Lines['list'], from: number): string {
  return list.slice(from).find(({text}) => text.trim() !== '')?.text ?? '';
}

/** A block that is meant as front matter, but has something before it. */
export function scanLateFrontMatter({list}: Lines): Span | undefined {
  const index = list.findIndex(({text}) => text.replace(/[\s\uFEFF\u00A0]/g, '') !== '');
  const opening = list[index];
  if (index < 1 || !RULE.test(opening!.text.trim()) || !KEY.test(list[index + 1]?.text ?? '')) {
    return undefined;
  }
  const close = list.findIndex((line, other) => other > index && RULE.test(line.text));
  return close === -1 ? undefined : {start: opening!.start, end: list[close]!.end};
}
