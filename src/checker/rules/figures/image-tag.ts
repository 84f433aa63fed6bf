import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  name: 'image-tag',
  scope: 'lesson',
  severity: 'error',
  wants: 'A picture is written `![what it shows](./file.svg)` or as a `<Figure>`.',
  why: 'The path of an `<img>` in a page is not looked up, so the picture is missing in the published page.',
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
          message: 'an <img> in a page is not looked up',
          remedy: `write ![${alt ?? 'what it shows'}](${src ?? './file.svg'})`,
          ...(src && alt && {edits: [{start, end, text: `![${alt}](${src})`}]}),
        };
      }),
};
