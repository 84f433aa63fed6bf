/**
 * Own component that replaces theme-classic 3.10.2's (not listed, so unsafe to eject). The title comes from
 * the front matter and appears once, followed by the introduction that the lesson's data provides.
 */
import React, {type ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import {usePage} from '@site/src/hooks/usePage';
import {slugify} from '@site/src/lib/slug';
import './lessonParts.css';
import './prose.css';

export interface Props {
  readonly children: ReactNode;
  readonly intro?: ReactNode;
}

export default function DocItemContent({children, intro}: Props): ReactNode {
  const {title, hasOwnTitle} = usePage();
  return (
    <div className="prose">
      {!hasOwnTitle && title !== '' && <h1 id={slugify(title)}>{title}</h1>}
      {intro}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
