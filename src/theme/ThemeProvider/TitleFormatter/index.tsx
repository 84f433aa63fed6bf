/**
 * Own component that replaces theme-classic 3.10.2's placeholder: the title is `{page title} | {area title}`,
 * where course pages use the course code as the area title.
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
