import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'An image is written as `![what it shows](./file.svg)` or as a `<Figure>`.',
  why: 'The path in an `<img>` tag is not resolved, so the image is missing from the published page.',
  wrong: '<img src="./reel.png" alt="A film reel" />',
  right: '![A film reel](./reel.png)',
  cases: ['im-jsx-missing'],
  check: ({scan}) =>
    scan.tags
      .filter(({name, kind}) => name === 'img' && kind === 'self')
      .map(({start, end, attributes}) => {
        const value = (key: string): string | undefined =>
          attributes.find(({name}) => name === key)?.value?.text;
        const [src, alt] = [value('src'), value('alt')];
        return {
          at: start,
          message: 'the path in an <img> tag is not resolved, so the image would be missing',
          remedy: `write ![${alt ?? 'what it shows'}](${src ?? './file.svg'})`,
          ...(src && alt && {edits: [{start, end, text: `![${alt}](${src})`}]}),
        };
      }),
};
