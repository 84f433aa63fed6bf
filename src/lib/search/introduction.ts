import {MODULES} from '../address';
import type {IndexedPage} from './suggest';
import {wordsOf} from './words';

/** Minimum length of an unfinished word that can match a page's name. */
const SHORTEST_BEGINNING = 3;

/**
 * The pages that introduce what the query names: first topics and sections of the modules (`git`,
 * `css-flexbox`), those nearest the root first, then lessons (`mixin.html`). A page's name is the last part of
 * its path without the topic's own name. It has to consist of the query's words, the last of which may be
 * unfinished.
 */
export function sortIntroductions<Page extends Pick<IndexedPage, 'path'>>(
  query: string,
  pages: readonly Page[],
): readonly Page[] {
  const wanted = termsOf(query);
  return pages
    .map((page) => ({page, ...nameOf(page.path)}))
    .filter(({name}) => name.length > 0 && isNamed(name, wanted))
    .sort((a, b) => a.rank - b.rank)
    .map(({page}) => page);
}

interface PageName {
  /** Empty for a page outside the modules. */
  readonly name: readonly string[];
  readonly rank: number;
}

function nameOf(path: string): PageName {
  const [area, topic, ...rest] = path.split('/').filter((part) => part !== '');
  if (area !== MODULES || topic === undefined) {
    return {name: [], rank: 0};
  }
  const name = termsOf((rest.at(-1) ?? topic).replace(/\.html$/, ''));
  return {
    name: rest.length === 0 ? name : name.filter((term) => term !== topic),
    rank: rest.length + (path.endsWith('/') ? 0 : LESSON),
  };
}

/** Added to a lesson's rank, so that it comes after all topics and sections. */
const LESSON = 100;

function termsOf(text: string): readonly string[] {
  return wordsOf(text.replaceAll('-', ' ')).map(({term}) => term);
}

function isNamed(name: readonly string[], words: readonly string[]): boolean {
  return (
    name.length === words.length &&
    words.every((word, place) => {
      const isUnfinished = place === words.length - 1 && word.length >= SHORTEST_BEGINNING;
      return name.some(
        (own) => singular(own) === singular(word) || (isUnfinished && own.startsWith(word)),
      );
    })
  );
}

/** Removes a final `s`. That is enough for names, and the search box does not have to load the stemmer. */
function singular(word: string): string {
  return word.replace(/s$/, '');
}
