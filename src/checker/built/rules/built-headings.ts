import type {BuiltRule} from '../rule';

const HEADING = /^h([1-6])$/;

export const rule: BuiltRule = {
  wants: 'A page has one level-one heading; no heading is empty, and no level is skipped.',
  why: 'People who use a screen reader move from heading to heading and rely on them for the structure of the page.',
  *check({elements}) {
    const headings = elements.filter(
      ({name, around, attributes}) =>
        HEADING.test(name) && !around.includes('template') && attributes.hidden === undefined,
    );
    const first = headings.filter(({name}) => name === 'h1');
    if (first.length !== 1) {
      yield {
        at: first[1]?.at ?? 0,
        message: `the page has ${first.length} level-one headings`,
        remedy: 'keep one',
      };
    }
    let before = 0;
    // Headings in navigation and footer have their own order.
    for (const {name, at, text} of headings.filter(({around}) => around.includes('main'))) {
      const level = Number(HEADING.exec(name)![1]);
      if (level > before + 1) {
        yield {
          at,
          message: `“${text.trim()}” has level ${level}, but follows a heading of level ${before}`,
          remedy: `use level ${before + 1}`,
        };
      }
      before = level;
      if (text.trim() === '') {
        yield {at, message: `a level-${level} heading is empty`, remedy: 'give it text'};
      }
    }
  },
};
