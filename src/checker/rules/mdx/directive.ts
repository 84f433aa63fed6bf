import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A word that follows a colon directly has no brackets or braces after it.',
  why: '`:name[…]` and `::name` are read as components that do not exist, and disappear from the page.',
  wrong: 'Write :nth-child[odd] for every other row.',
  right: 'Write `:nth-child(odd)` for every other row.',
  check: ({nodes}) =>
    nodes.directives
      .filter(
        ({type, children, attributes}) =>
          type === 'leafDirective' ||
          children.length > 0 ||
          Object.keys(attributes ?? {}).length > 0,
      )
      .map((node) => {
        const mark = node.type === 'leafDirective' ? '::' : ':';
        return {
          at: nodes.spanOf(node).start,
          message: `${mark}${node.name} is read as a component, so it would disappear from the page`,
          remedy: 'put it in backticks',
        };
      }),
};
