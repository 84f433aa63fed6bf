import type {BuiltRule} from '../rule';

/** Marks that stand in a text only when nothing has read them. */
const LEFTOVERS =
  /:::|\[\[toc\]\]|<!--|-->|\{\/\*|\*\/\}|\uFFFD|\]\(\.{0,2}\/|^\s*```|\[object Object\]|\bundefined\b(?= [|<])/i;

export const rule: BuiltRule = {
  name: 'built-leftovers',
  wants: 'No mark of Markdown or MDX is left in the text of a page.',
  why: 'The reader would see how the page was made.',
  check: ({texts}) =>
    texts.flatMap(({text, at}) => {
      const found = LEFTOVERS.exec(text);
      return found === null
        ? []
        : [
            {
              at: at + found.index,
              message: `“${text.slice(Math.max(0, found.index - 10), found.index + 30).trim()}” is printed`,
              remedy: 'mend it in the source',
            },
          ];
    }),
};
