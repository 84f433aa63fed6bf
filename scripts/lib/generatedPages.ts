import {slugify} from '../../src/lib/slug';
import type {IndexedHeader, IndexedPage} from '../../src/lib/search/suggest';

export const TOPIC_WORDS =
  'grid flex box model array object string number class method event listener form input label button image picture figure table list link anchor colour contrast media query selector cascade layer container gap area order axis align justify position sticky float shadow gradient transform transition animation keyframe variable function scope closure promise fetch request response server route view controller template component prop state effect hook router store query join index key column row branch commit merge remote issue page repository terminal folder path file package script build deploy test debug error message value type operator loop condition module import export element attribute heading landmark role name focus keyboard screen reader caption video audio format size unit font line height space margin padding border'.split(
    ' ',
  );
/** Headings that every lesson has. */
const COMMON = ['Common mistakes', 'Try it', 'Check yourself', 'Further reading'];
const OWN_HEADINGS = 6;
const TOPICS = 20;
const COURSE_SHARE = 4;

/** Random numbers that are the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

/** Pages with titles and headings like those of the portal; one in four lies in a course. */
export function generatePages(count: number): readonly IndexedPage[] {
  const random = createRandom(count);
  const phrase = (): string => {
    const words = Array.from(
      {length: 1 + random(4)},
      () => TOPIC_WORDS[random(TOPIC_WORDS.length)]!,
    );
    const text = words.join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const header = (title: string): IndexedHeader => ({title, slug: slugify(title), children: []});
  return Array.from({length: count}, (_, number) => {
    const title = phrase();
    const topic = TOPIC_WORDS[number % TOPICS]!;
    const area = number % COURSE_SHARE === 0 ? `mtm6${130 + (number % 6)}` : `modules/${topic}`;
    return {
      title,
      path: `/${area}/${topic}-${number % 97}/${slugify(title)}-${number}.html`,
      extraFields: [],
      headers: [...Array.from({length: OWN_HEADINGS}, phrase), ...COMMON].map(header),
    };
  });
}
