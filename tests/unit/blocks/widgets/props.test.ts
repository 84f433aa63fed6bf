import {parseLesson} from '../../../../src/checker/read/parse';
import {WIDGETS} from '../../../../src/data/widgets';
import {checkWidgetProps} from '../../../../src/blocks/widgets/props';

/** What is wrong with the first tag of a line of MDX. */
function check(mdx: string): readonly string[] {
  const {scan} = parseLesson({path: 'a.md', text: mdx});
  const {name, attributes} = scan.tags[0]!;
  return checkWidgetProps(name, attributes).map(
    ({attribute, message, remedy}) => `${attribute?.name ?? '-'}: ${message} (${remedy})`,
  );
}

describe('checkWidgetProps', () => {
  it.each(Object.entries(WIDGETS).map(([name, {example}]) => [name, example]))(
    'accepts the example of %s',
    (_, example) => {
      const {scan} = parseLesson({path: 'a.md', text: example});
      for (const {name, kind, attributes} of scan.tags) {
        expect(kind === 'close' ? [] : checkWidgetProps(name, attributes)).toEqual([]);
      }
    },
  );

  it('names a prop that is missing', () => {
    expect(check('<YouTube title="Grid" />')).toEqual([
      '-: <YouTube> needs id: id of the video (write id="…")',
    ]);
  });

  it('W4: suggests the prop that was meant', () => {
    expect(
      check(
        '<Pen title="A" height={300} url="https://codepen.io/a/pen/b" author-url="https://a.org" />',
      ),
    ).toEqual(['author-url: <Pen> has no prop called author-url (did you mean authorURL?)']);
  });

  it.each([
    ['<YouTube id="dQw4w9WgXcQ" time="abc" />', 'time: time="abc" is not a number'],
    [
      '<YouTube id="dQw4w9WgXcQ" time={start} />',
      'time: time={start} is an expression, not a plain value',
    ],
    ['<YouTube id={42} />', 'id: id={42} is not text'],
    ['<YouTube id />', 'id: id is not text'],
    [
      '<YouTube id="https://youtu.be/dQw4w9WgXcQ" />',
      'id: id="https://youtu.be/dQw4w9WgXcQ" does not have the right form',
    ],
    ['<Screencast id="cast-1" />', 'id: id="cast-1" does not have the right form'],
    ['<Badge text="A" type="note" />', 'type: type="note" is not one of the allowed values'],
    [
      '<PosterCard poster="a.svg" title="A" href="javascript:x()" />',
      'href: href="javascript:x()" is no',
    ],
    [
      '<YouTube id="dQw4w9WgXcQ" load="eager" />',
      'load: load="eager" is not one of the allowed values',
    ],
    ['<Challenge title="A" id="a/b?c" />', 'id: id="a/b?c" does not have the right form'],
    [
      '<Challenge title="A" id="a" tabs="html  result" />',
      'tabs: tabs="html  result" does not have the right form',
    ],
    [
      '<Challenge title="A" id="a" files="a b" />',
      'files: files="a b" does not have the right form',
    ],
    ['<Video src="https://a.org/a.mp4" />', 'src: src="https://a.org/a.mp4" is not a file on this'],
    ['<Video src="//a.org/a.mp4" />', 'src: src="//a.org/a.mp4" is not a file on this'],
    ['<Video src="a.mp4" />', 'src: src="a.mp4" is not a file on this'],
    ['<Video src="./a.webm" />', 'src: src="./a.webm" does not have the right form'],
    [
      '<Video src="./a.mp4" captions="./a.srt" />',
      'captions: captions="./a.srt" does not have the right form',
    ],
    [
      '<Banner src="https://a.org/a.png" alt="A" />',
      'src: src="https://a.org/a.png" is not a file',
    ],
    ['<Banner src="./a.png" alt="" href="https://a.org" />', 'alt: alt is empty, but href is set'],
    ['<CodeGroupItem title="npm" active="yes">', 'active: active takes no value'],
  ])('refuses %s', (mdx, message) => {
    expect(check(mdx)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    '<Banner src="./a.png" alt="" />',
    '<Banner src="/images/a.png" alt="Git" href="https://git-scm.com" />',
    '<PosterCard poster="a.svg" title="A" href="https://a.org" />',
    '<Video src="../a.mp4" captions="/captions/a.vtt" />',
  ])('accepts %s', (mdx) => {
    expect(check(mdx)).toEqual([]);
  });

  it('refuses a prop that is given twice', () => {
    expect(check('<YouTube id="dQw4w9WgXcQ" id="dQw4w9WgXcR" />')).toEqual([
      'id: id is given twice (keep one of the two)',
    ]);
  });

  it.each([
    ['<Challenge title="A" />', ['id']],
    ['<Challenge title="A" service="CodePen" url="https://replit.com/@a/b" />', ['id']],
    ['<Challenge title="A" service="Replit" id="abc" />', ['url']],
    ['<Challenge title="A" service="Replit" url="https://replit.com/@a/b" />', []],
    ['<Challenge title="A" id="abc" />', []],
  ])('W3: %s lacks %j', (mdx, missing) => {
    expect(check(mdx).map((line) => /needs (\w+)/.exec(line)?.[1])).toEqual(missing);
  });

  it('W3: refuses a service that it does not know', () => {
    expect(check('<Challenge title="A" service="Glitch" />')).toEqual([
      expect.stringContaining('write one of CodePen, Replit'),
    ]);
  });

  it.each([
    ['<Task title="A" id="a" level="warmup">', 'did you mean warm-up?'],
    ['<Baseline feature="anchor-positionning" />', 'did you mean anchor-positioning?'],
    ['<Baseline feature="masonry" />', 'has changed (write grid-lanes)'],
    ['<Baseline />', 'write feature="…"'],
  ])('names the nearest value: %s', (mdx, words) => {
    expect(check(mdx)).toEqual([expect.stringContaining(words)]);
  });

  it('W10: says nothing of a widget that is not declared', () => {
    expect(checkWidgetProps('Lynda', [{name: 'id'}])).toEqual([]);
    expect(checkWidgetProps('constructor', [{name: 'id'}])).toEqual([]);
  });
});
