import {SITE} from '../../../data/site';
import type {BuiltRule} from '../rule';

/** Shown when a page does not exist, so search engines never list it. */
const NOT_FOUND = '404.html';
/** The number of characters that search engines show. */
const LONGEST_DESCRIPTION = 170;

export const rule: BuiltRule = {
  wants: 'A page has a language, one title that is not empty, a description and a canonical URL.',
  why: 'Screen readers, search engines and browser tabs use them.',
  *check({elements, path}) {
    const html = elements.find(({name}) => name === 'html');
    const titles = elements.filter(
      ({name, around}) => name === 'title' && around.at(-1) === 'head',
    );
    const description = elements.find(
      ({name, attributes}) => name === 'meta' && attributes.name === 'description',
    );
    const canonical = elements.find(
      ({name, attributes}) => name === 'link' && attributes.rel === 'canonical',
    );
    const at = html?.at ?? 0;
    const lang = html?.attributes.lang ?? 'missing';
    const words = titles[0]?.text.split('|')[0]?.trim() ?? '';
    const length = description?.attributes.content?.length ?? 0;
    if (lang !== SITE.language) {
      yield {at, message: `lang is ${lang}`, remedy: `write lang="${SITE.language}"`};
    }
    if (titles.length !== 1) {
      yield {at, message: `the page has ${titles.length} titles`, remedy: 'leave exactly one'};
    }
    if (titles.length > 0 && words === '') {
      const message = 'the title is only the name of the site';
      yield {at, message, remedy: 'give the page a title'};
    }
    if (length === 0 && path !== NOT_FOUND) {
      const message = 'the page has no description';
      yield {at, message, remedy: 'add description: to its front matter'};
    }
    if (length > LONGEST_DESCRIPTION) {
      const message = `the description has ${length} characters`;
      yield {at, message, remedy: 'shorten it to 160 or fewer'};
    }
    if (canonical === undefined && path !== NOT_FOUND) {
      const message = 'the page has no canonical URL';
      yield {at, message, remedy: 'check the component of the theme that writes the head'};
    }
  },
};
