import {FRAME_HOSTS} from '../../../src/data/policy';
import {
  challengeEmbed,
  penEmbed,
  posterAddress,
  screencastEmbed,
  youTubeEmbed,
} from '../../../src/lib/embeds';

describe('challengeEmbed', () => {
  it.each([
    [undefined, 'html%2Cresult'],
    ['html result', 'html%2Cresult'],
    ['js result', 'js%2Cresult'],
    ['vue result', 'vue%2Cresult'],
    ['html css js', 'html%2Ccss%2Cjs'],
    ['html  result', 'html%2C%2Cresult'],
  ])('W2: tabs %p are joined as %s', (tabs, joined) => {
    expect(challengeEmbed({id: 'abCdef', tabs})?.src).toBe(
      `https://codepen.io/anon/embed/abCdef?default-tab=${joined}&editable=true&theme-id=40968`,
    );
  });

  it('W2: links to the pen itself', () => {
    expect(challengeEmbed({id: 'abCdef'})?.original).toBe('https://codepen.io/anon/pen/abCdef');
  });

  const project = 'https://replit.com/@team/Vue-Router-Challenge-1';

  it('W3: gives Replit the lite flag, and the files as a fragment', () => {
    expect(challengeEmbed({service: 'Replit', url: project, files: 'src/main.js'})).toEqual({
      src: `${project}?lite=true#src/main.js`,
      original: project,
      service: 'Replit',
    });
  });

  it.each([undefined, ''])('W3: leaves the fragment out when files is %p', (files) => {
    expect(challengeEmbed({service: 'Replit', url: project, files})?.src).toBe(
      `${project}?lite=true`,
    );
  });

  it('W3: adds the flag to a query that is there', () => {
    expect(challengeEmbed({service: 'Replit', url: `${project}?v=2`})?.src).toBe(
      `${project}?v=2&lite=true`,
    );
  });

  it.each([
    ['an unknown service', {service: 'Glitch' as 'Replit', id: 'a', url: project}],
    ['CodePen without an id', {}],
    ['Replit without an address', {service: 'Replit' as const, id: 'a'}],
  ])('W3: has no frame for %s', (_, fields) => {
    expect(challengeEmbed(fields)).toBeUndefined();
  });
});

describe('penEmbed', () => {
  const url = 'https://codepen.io/team/codepen/pen/PNaGbb';

  it('W4: frames the embed address of a pen, with its height and the result only', () => {
    expect(penEmbed({url, height: 300}).src).toBe(
      'https://codepen.io/team/codepen/embed/PNaGbb?height=300&theme-id=default&default-tab=result',
    );
  });

  it('W4: links to the pen, however it was given', () => {
    expect(penEmbed({url}).original).toBe(url);
    expect(penEmbed({url: url.replace('/pen/', '/embed/')}).original).toBe(url);
  });
});

describe('posterAddress', () => {
  it('W5: is the posters’ folder and the name', () => {
    expect(posterAddress('css-layouts.jpg')).toBe('/images/css-layouts.jpg');
  });
});

describe('screencastEmbed', () => {
  it('W6: is the path with .embed and the minimal flag', () => {
    expect(screencastEmbed('/learn/flexbox')).toEqual({
      src: 'https://scrimba.com/learn/flexbox.embed?minimal',
      original: 'https://scrimba.com/learn/flexbox',
      service: 'Scrimba',
    });
  });
});

describe('youTubeEmbed', () => {
  it('W8: has real ampersands and no start when no time is given', () => {
    expect(youTubeEmbed('dQw4w9WgXcQ').src).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&controls=1&modestbranding=1',
    );
  });

  it.each([42, '42', 0])('W8: starts at %p', (time) => {
    const {src, original} = youTubeEmbed('dQw4w9WgXcQ', time);
    expect(new URL(src).searchParams.get('start')).toBe(String(time));
    expect(original).toBe(`https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=${time}s`);
  });
});

it('frames come only from the hosts that the policy allows', () => {
  const embeds = [
    challengeEmbed({id: 'a'}),
    challengeEmbed({service: 'Replit', url: 'https://replit.com/@a/b'}),
    penEmbed({url: 'https://codepen.io/a/pen/b'}),
    screencastEmbed('/a'),
    youTubeEmbed('a'),
  ];
  const hosts = new Set(embeds.map((embed) => new URL(embed!.src).origin));
  expect([...hosts].sort()).toEqual([...FRAME_HOSTS].sort());
});
