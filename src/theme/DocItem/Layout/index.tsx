/**
 * Own component that replaces theme-classic 3.10.2's (not listed, so unsafe to eject; the portal shares no
 * code with it): the sidebar and the article with everything around it, or the home layout.
 */
import React, {useMemo, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useRouteContext from '@docusaurus/useRouteContext';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import BackToTop from '@site/src/components/BackToTop';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import ChosenPlace from '@site/src/components/PlaceMark/ChosenPlace';
import LessonEnd from '@site/src/components/LessonEnd';
import LessonIntro from '@site/src/components/LessonIntro';
import LessonTools from '@site/src/components/LessonTools';
import PageMeta from '@site/src/components/PageMeta';
import PageNav from '@site/src/components/PageNav';
import UsedIn from '@site/src/components/UsedIn';
import {SIDEBAR_DEPTH} from '@site/src/data/limits';
import {withBranch, type SidebarBranch} from '@site/src/lib/sidebar';
import {SITE} from '@site/src/data/site';
import {courseTitle} from '@site/src/lib/documentTitle';
import {useCurrentArea} from '@site/src/hooks/useCurrentArea';
import {usePage} from '@site/src/hooks/usePage';
import {useImageZoom} from '@site/src/hooks/useImageZoom';
import {useScrollSpy} from '@site/src/hooks/useScrollSpy';
import {useVisitedPages} from '@site/src/hooks/useVisitedPages';
import DocItemContent from '@site/src/theme/DocItem/Content';
import DocSidebar from '@site/src/theme/DocSidebar';
import NotFoundContent from '@site/src/theme/NotFound/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** The layout that the page's front matter selects, or that of the 404 page. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {layout} = usePage();
  return layout === 'NotFound' ? <NotFoundContent /> : <PageLayout>{children}</PageLayout>;
}

function PageLayout({children}: Props): ReactNode {
  const {
    portal,
    title,
    unlisted,
    home,
    navbar,
    pageClass,
    head = [],
    toc,
    sidebarDepth = SIDEBAR_DEPTH,
  } = usePage();
  const area = useCurrentArea();
  const sidebar = useDocsSidebar();
  const {branch} = (useRouteContext().data ?? {}) as {branch?: SidebarBranch};
  const tree = useMemo(() => withBranch(sidebar?.items ?? [], branch), [sidebar, branch]);
  useScrollSpy(useMemo(() => toc.map(({id}) => id), [toc]));
  useImageZoom();
  useVisitedPages();
  return (
    <HtmlClassNameProvider className={clsx(navbar === false && 'no-navbar', pageClass)}>
      <Head>
        {unlisted && <meta name="robots" content="noindex, nofollow" />}
        {head.map(([Tag, attributes]) => (
          <Tag key={JSON.stringify(attributes)} {...attributes} />
        ))}
      </Head>
      {home && area && <CourseHead title={courseTitle(area.code, title, SITE.title)} />}
      <DocSidebar items={tree} toc={toc} depth={sidebarDepth} configured={portal.sidebar} />
      {home === undefined ? (
        <main className={clsx(styles.main, 'page')} tabIndex={-1}>
          <article className={styles.article}>
            <Breadcrumbs crumbs={portal.crumbs} />
            <DocItemContent intro={<LessonIntro />}>{children}</DocItemContent>
            {portal.tasks && <LessonEnd tasks={portal.tasks} />}
            <UsedIn uses={portal.usedIn} />
            <LessonTools />
            <PageMeta />
          </article>
          <PageNav {...portal} />
        </main>
      ) : (
        // A home page exports its own layout (src/markdown/remark/homeLayout.ts).
        children
      )}
      <BackToTop />
      <ChosenPlace />
    </HtmlClassNameProvider>
  );
}

function CourseHead({title}: {readonly title: string}): ReactNode {
  return (
    <Head>
      <title>{title}</title>
      <meta property="og:title" content={title} />
    </Head>
  );
}
