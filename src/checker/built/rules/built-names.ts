import type {BuiltElement} from '../page';
import type {BuiltRule} from '../rule';

const NAMED: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  iframe: 'frame',
  summary: 'summary',
};

function hasName({text, attributes}: BuiltElement): boolean {
  return [text, attributes['aria-label'], attributes['aria-labelledby'], attributes.title].some(
    (words) => words !== undefined && words.trim() !== '',
  );
}

export const rule: BuiltRule = {
  wants: 'Links, buttons, frames and summaries have a name; images have `alt`.',
  why: 'Without it a screen reader only says “link” (WCAG 4.1.2).',
  *check({elements}) {
    for (const element of elements) {
      const {name, attributes, at} = element;
      const {src = '', alt, hidden, href} = attributes;
      const noun = NAMED[name];
      if (name === 'img' && alt === undefined) {
        yield {
          at,
          message: `the image ${src} has no alt`,
          remedy: 'add alt="…", or alt="" if the image is decorative',
        };
      }
      const isHidden = attributes['aria-hidden'] === 'true' || hidden !== undefined;
      const isPlain = name === 'a' && href === undefined;
      if (noun !== undefined && !isPlain && !isHidden && !hasName(element)) {
        yield {at, message: `a ${noun} has no name`, remedy: 'give it text or an aria-label'};
      }
    }
  },
};
