import type {ReactNode} from 'react';
import {act, render, type RenderResult} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import {CurrentCourseProvider} from '../../src/hooks/useCurrentCourse';
import {DrawerProvider} from '../../src/hooks/useDrawer';

interface Site extends RenderResult {
  readonly history: MemoryHistory;
  /** Navigates as a link of the site does. */
  readonly go: (path: string) => void;
}

/** Renders part of the theme as on the page at an address, with what the portal keeps around every page. */
export function renderAt(path: string, ui: ReactNode): Site {
  const history = createMemoryHistory({initialEntries: [path]});
  const result = render(
    <Router history={history}>
      <CurrentCourseProvider>
        <DrawerProvider>{ui}</DrawerProvider>
      </CurrentCourseProvider>
    </Router>,
  );
  return {...result, history, go: (to) => act(() => history.push(to))};
}
