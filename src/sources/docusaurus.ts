import type {HomeFields, PageData, PortalFrontMatter} from '../data/page';
import {slugOf} from '../lib/address';
import {fieldsReadBy} from './frontMatter/fields';
import {sanitisedHtml} from './inlineMarkup';
import {addressOfLink, isPageLink} from './links';
import type {Page} from './model';

/** Front matter of a page as Docusaurus expects it, with the portal's own data. */
export function toDocusaurus(
  page: Page,
  data: PageData,
): PortalFrontMatter & Record<string, unknown> {
  const {frontMatter, title, name, draft} = page;
  const {description, unlisted, order, home} = frontMatter;
  return {
    slug: slugOf(page),
    title,
    ...(name !== title && {sidebar_label: name}),
    ...(description !== undefined && {description}),
    ...(order !== undefined && {sidebar_position: order}),
    ...(draft && {draft}),
    ...(unlisted && {unlisted}),
    pagination_prev: null,
    pagination_next: null,
    portal: data,
    ...(home && {home: homeFields(page)}),
    ...fieldsReadBy('page', frontMatter),
  };
}

/**
 * The fields as written, except that links are resolved to URLs, markup is sanitised, and a missing title is
 * filled in.
 */
function homeFields({frontMatter, path, name}: Page): HomeFields {
  const {heroText, actions, footer, footerHtml} = frontMatter;
  return {
    ...fieldsReadBy('home', frontMatter),
    heroText: heroText === undefined ? name : heroText,
    ...(actions && {
      actions: actions.map((action) => ({
        ...action,
        link:
          (isPageLink(action.link) ? addressOfLink(action.link, path) : undefined) ?? action.link,
      })),
    }),
    ...(footerHtml && footer !== undefined && {footer: sanitisedHtml(footer)}),
  };
}
