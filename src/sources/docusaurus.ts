import type {PageData} from '../data/page';
import {slugOf} from '../lib/address';
import {sanitisedHtml} from './inlineMarkup';
import {addressOfLink, isPageLink} from './links';
import type {Page} from './model';

/** Front matter of a page in Docusaurus’ terms, with the portal’s own data beside it. */
export function toDocusaurus(page: Page, data: PageData): Record<string, unknown> {
  const {frontMatter, title, name, draft} = page;
  const {outcomes, description, unlisted, order, home, navbar, sidebarDepth, pageClass, head} =
    frontMatter;
  const {layout} = frontMatter;
  const {editLink, editLinkPattern, lastUpdated, contributors} = frontMatter;
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
    ...(outcomes && {outcomes}),
    ...(home && {home: homeFields(page)}),
    ...definedOnly({layout, navbar, sidebarDepth, pageClass, head}),
    ...definedOnly({editLink, editLinkPattern, lastUpdated, contributors}),
  };
}

function homeFields({frontMatter, path, name}: Page): Record<string, unknown> {
  const {heroImage, heroImageDark, heroAlt, heroHeight, heroText, tagline} = frontMatter;
  const {actions, features, footer, footerHtml} = frontMatter;
  return definedOnly({
    heroImage,
    heroImageDark,
    heroAlt,
    heroHeight,
    heroText: heroText === undefined ? name : heroText,
    tagline,
    actions: actions?.map(({link, ...action}) => ({
      ...action,
      link: isPageLink(link) ? addressOfLink(link, path) : link,
    })),
    features,
    footer: footerHtml && footer !== undefined ? sanitisedHtml(footer) : footer,
    footerHtml,
  });
}

function definedOnly(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
