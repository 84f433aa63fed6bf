import {SITE} from '../../../data/site';
import type {BuiltFinding, BuiltRule} from '../rule';

/** Shown when a page does not exist, so search engines never list it. */
const NOT_FOUND = '404.html';
/** The number of characters that search engines show. */
const LONGEST_DESCRIPTION = 170;

export const rule: BuiltRule = {
  wants: 'A page has a language, one title that is not empty, a description and a canonical URL.',
  why: 'Screen readers, search engines and browser tabs use them.',
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
        : [found(`the page has ${titles.length} titles`, 'leave exactly one')]),
      ...(titles.length > 0 && words === ''
        ? [found('the title is only the name of the site', 'give the page a title')]
        : []),
      ...(length === 0 && path !== NOT_FOUND
        ? [found('the page has no description', 'add description: to its front matter')]
        : []),
      ...(length > LONGEST_DESCRIPTION
        ? [found(`the description has ${length} characters`, 'shorten it to 160 or fewer')]
        : []),
      ...(canonical === undefined && path !== NOT_FOUND
        ? [
            found(
              'the page has no canonical URL',
              'check the component of the theme that writes the head',
            ),
          ]
        : []),
    ];
  },
};
