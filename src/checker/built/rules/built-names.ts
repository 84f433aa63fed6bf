import type {BuiltElement} from '../page';
import type {BuiltFinding, BuiltRule} from '../rule';

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
  check: ({elements}) =>
    elements.flatMap((element): readonly BuiltFinding[] => {
      const {name, attributes, at} = element;
      const isHidden = attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
      if (name === 'img') {
        return attributes.alt === undefined
          ? [
              {
                at,
                message: `the image ${attributes.src ?? ''} has no alt`,
                remedy: 'add alt="…", or alt="" if the image is decorative',
              },
            ]
          : [];
      }
      const noun = NAMED[name];
      const isPlain = name === 'a' && attributes.href === undefined;
      return noun === undefined || isPlain || isHidden || hasName(element)
        ? []
        : [{at, message: `a ${noun} has no name`, remedy: 'give it text or an aria-label'}];
    }),
};
