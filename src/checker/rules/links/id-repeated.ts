import {WIDGETS} from '../../../data/widgets';
import type {LessonRule} from '../../rule';

/** The `id` of a video or a pen belongs to another site. */
const isOfPage = (tag: string): boolean =>
  !Object.hasOwn(WIDGETS, tag) || WIDGETS[tag]!.props.id?.kind === 'id';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'An id is used once on a page.',
  why: 'A link to a repeated id always leads to the first element that has it.',
  wrong: '<div id="gap">\n\nOne.\n\n</div>\n\n<div id="gap">\n\nTwo.\n\n</div>',
  right: '<div id="row-gap">\n\nOne.\n\n</div>\n\n<div id="column-gap">\n\nTwo.\n\n</div>',
  cases: ['hd-dup-ids'],
  *check(lesson) {
    const ids = [
      ...lesson.scan.tags.flatMap(({name: tag, attributes}) =>
        attributes.flatMap(({name, value, start}) =>
          name === 'id' && isOfPage(tag) && value?.kind === 'string'
            ? [{id: value.text, start, tag}]
            : [],
        ),
      ),
      ...lesson.facts.headings.map(({id, line, column}) => ({
        id,
        start: lesson.lines.offset(line, column),
        tag: undefined,
      })),
    ].sort((a, b) => a.start - b.start);
    const first = new Map<string, (typeof ids)[number]>();
    for (const place of ids) {
      const {id, start, tag} = place;
      const earlier = first.get(id);
      if (earlier === undefined || id === '') {
        first.set(id, place);
      } else if (tag !== 'Task' || earlier.tag !== 'Task') {
        // Two tasks with one id also stop the build, so the rule `fence` reports them.
        yield {
          at: start,
          message: `the id “${id}” is also used on line ${lesson.lines.at(earlier.start).line}`,
          remedy: 'give each element its own id',
        };
      }
    }
  },
};
