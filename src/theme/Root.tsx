/**
 * Own component that replaces theme-classic 3.10.2's empty wrapper, which exists for this purpose. It
 * contains the state that outlives pages: current course, drawer, and the transition between pages.
 */
import React, {lazy, Suspense, type ReactNode} from 'react';
import Announcer from '@site/src/components/Announcer';
import {CurrentCourseProvider} from '@site/src/hooks/useCurrentCourse';
import {DrawerProvider} from '@site/src/hooks/useDrawer';
import {useTransitionFacts} from '@site/src/hooks/useTransitionFacts';
import TransitionRouter from '@site/src/patches/loadedNavigation/browser/TransitionRouter';

/** For authors only: production contains neither this code nor the plugin that provides its data. */
const Problems =
  process.env.NODE_ENV === 'development'
    ? lazy(() => import('@site/src/components/Authoring/Overlay'))
    : undefined;

export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <TransitionRouter facts={useTransitionFacts()}>
      <CurrentCourseProvider>
        <DrawerProvider>
          {children}
          <Announcer />
          {Problems && (
            <Suspense fallback={null}>
              <Problems />
            </Suspense>
          )}
        </DrawerProvider>
      </CurrentCourseProvider>
    </TransitionRouter>
  );
}
