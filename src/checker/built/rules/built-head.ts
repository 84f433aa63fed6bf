import {SITE} from '../../../data/site';
import type {BuiltFinding, BuiltRule} from '../rule';

/** Shown in place of pages that do not exist, so nobody can search for it. */
const NOT_FOUND = '404.html';
/** Characters that search engines show. */
const LONGEST_DESCRIPTION = 170;

export const rule: BuiltRule = {
  name: 'built-head',
  wants: 'A page has its language, one title with words, a description and a canonical address.',
  why: 'Screen readers, search engines and browser tabs show them.',
  check: ({elements, path}) => {
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
    const found = (message: string, remedy: string): BuiltFinding => ({
      at: html?.at ?? 0,
      message,
      remedy,
    });
    const words = titles[0]?.text.split('|')[0]?.trim() ?? '';
    const length = description?.attributes.content?.length ?? 0;
    return [
      ...(html?.attributes.lang === SITE.language
        ? []
        : [
            found(`lang is ${html?.attributes.lang ?? 'missing'}`, `write lang="${SITE.language}"`),
          ]),
      ...(titles.length === 1
        ? []
        : [found(`the page has ${titles.length} titles`, 'give it one')]),
      ...(titles.length > 0 && words === ''
        ? [found('the title has no words before the name of the site', 'give the page a title')]
        : []),
      ...(length === 0 && path !== NOT_FOUND
        ? [found('the page has no description', 'write description: in its front matter')]
        : []),
      ...(length > LONGEST_DESCRIPTION
        ? [found(`the description has ${length} characters`, 'write at most 160')]
        : []),
      ...(canonical === undefined && path !== NOT_FOUND
        ? [found('the page has no canonical address', 'the theme lost it')]
        : []),
    ];
  },
};
