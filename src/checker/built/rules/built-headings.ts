import type {BuiltFinding, BuiltRule} from '../rule';

const HEADING = /^h([1-6])$/;

export const rule: BuiltRule = {
  wants: 'A page has one level-one heading; no heading is empty, and no level is skipped.',
  why: 'People who use a screen reader move from heading to heading and rely on them for the structure of the page.',
  check: ({elements}) => {
    const headings = elements.filter(
      ({name, around, attributes}) =>
        HEADING.test(name) && !around.includes('template') && attributes.hidden === undefined,
    );
    const first = headings.filter(({name}) => name === 'h1');
    let before = 0;
    const order = headings.flatMap(({name, at, text, around}): readonly BuiltFinding[] => {
      // Headings in navigation and footer have their own order.
      if (!around.includes('main')) {
        return [];
      }
      const level = Number(HEADING.exec(name)![1]);
      const skips = level > before + 1;
      const wanted = before + 1;
      before = level;
      return [
        ...(skips
          ? [
              {
                at,
                message: `“${text.trim()}” has level ${level}, but follows a heading of level ${wanted - 1}`,
                remedy: `use level ${wanted}`,
              },
            ]
          : []),
        ...(text.trim() === ''
          ? [{at, message: `a level-${level} heading is empty`, remedy: 'give it text'}]
          : []),
      ];
    });
    return [
      ...(first.length === 1
        ? []
        : [
            {
              at: first[1]?.at ?? 0,
              message: `the page has ${first.length} level-one headings`,
              remedy: 'keep one',
            },
          ]),
      ...order,
    ];
  },
};
