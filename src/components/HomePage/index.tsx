import React, {type ReactNode} from 'react';
import HomeLayout from '@site/src/components/HomeLayout';
import {usePage} from '@site/src/hooks/usePage';

export interface Props {
  readonly children?: ReactNode;
}

/** The home layout with the fields of the current page. Such a page exports it (src/markdown/remark/homeLayout.ts). */
export default function HomePage({children}: Props): ReactNode {
  return <HomeLayout {...usePage().home}>{children}</HomeLayout>;
}
