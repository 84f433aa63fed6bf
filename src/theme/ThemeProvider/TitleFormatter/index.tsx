/**
 * Own, in place of theme-classic 3.10.2's placeholder: the title is `{page title} | {area title}`,
 * the area title being the course code on course pages.
 */
import React, {type ComponentProps, type ReactNode} from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import {areaTitleOf, formatTitle} from '@site/src/lib/documentTitle';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

const formatter: Formatter = ({title, siteTitle, plugin}) =>
  formatTitle(title, areaTitleOf(plugin.id) ?? siteTitle);

export default function ThemeProviderTitleFormatter({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
