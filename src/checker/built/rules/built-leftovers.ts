import type {BuiltRule} from '../rule';

/** Markup that appears in the text only if nothing processed it. */
const LEFTOVERS =
  /:::|\[\[toc\]\]|<!--|-->|\{\/\*|\*\/\}|\uFFFD|\]\(\.{0,2}\/|^\s*```|\[object Object\]|\bundefined\b(?= [|<])/i;

export const rule: BuiltRule = {
  wants: 'No Markdown or MDX syntax is left in the text of a page.',
  why: 'Readers would see the raw syntax.',
  *check({texts}) {
    for (const {text, at} of texts) {
      const found = LEFTOVERS.exec(text);
      if (found !== null) {
        const near = text.slice(Math.max(0, found.index - 10), found.index + 30).trim();
        yield {
          at: at + found.index,
          message: `“${near}” appears on the page as raw syntax`,
          remedy: 'correct it in the source file',
        };
      }
    }
  },
};
