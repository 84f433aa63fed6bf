/**
 * Own component that replaces theme-classic 3.10.2's (safe to eject; the CLI cannot wrap it). Plain elements
 * stay plain, links and headings are the portal's, and the widgets that most lessons use are listed here. The
 * others are imported by the pages that use them (src/markdown/remark/widgetImports.ts).
 */
import React, {type ComponentProps} from 'react';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import Badge from '@site/src/components/Badge';
import ChecklistBox from '@site/src/components/ChecklistBox';
import CodeBlock from '@site/src/components/CodeBlock';
import Explain from '@site/src/components/Explain';
import Figure from '@site/src/components/Figure';
import Hint from '@site/src/components/Hint';
import Quiz from '@site/src/components/Quiz';
import RestOfPage from '@site/src/components/RestOfPage';
import Runnable from '@site/src/components/Runnable';
import Task from '@site/src/components/Task';
import TaskText from '@site/src/components/Task/Text';
import ContentLink from '@site/src/components/ContentLink';
import PageLinks from '@site/src/components/PageLinks';
import TableHeader from '@site/src/components/TableHeader';

const headings = Object.fromEntries(
  (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((as) => [
    as,
    (props: ComponentProps<'h2'>) => <Heading as={as} {...props} />,
  ]),
);

export default {
  ...headings,
  a: ContentLink,
  input: ChecklistBox,
  th: TableHeader,
  admonition: Admonition,
  // Docusaurus turns each `<details>` of a page into this name.
  Details: 'details',
  Badge,
  CodeBlock,
  Explain,
  Figure,
  Hint,
  Quiz,
  RestOfPage,
  Runnable,
  Task,
  TaskText,
  PageLinks,
};
