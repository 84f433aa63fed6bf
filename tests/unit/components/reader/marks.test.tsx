/** @jest-environment jsdom */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {act, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContinueReading from '@site/src/components/ContinueReading';
import CourseCards from '@site/src/components/CourseCards';
import LessonEnd from '@site/src/components/LessonEnd';
import SidebarTree from '@site/src/components/SidebarTree';
import {reader} from '@site/src/lib/readersData/reader';
import {showPage} from '../../../helpers/page';
import {renderAt} from '../../../helpers/site';

const PAGE = '/modules/css/';

function showLesson(tasks: readonly string[] = []) {
  showPage({title: 'CSS', portal: {tasks}});
  return renderAt(PAGE, <LessonEnd tasks={tasks} />);
}

const button = () => screen.getByRole('button', {name: 'Mark as done'});
const put = (...given: Parameters<typeof reader.put>) => act(() => reader.put(...given));

beforeEach(() => {
  localStorage.clear();
  reader.forget();
});

afterEach(() => jest.mocked(useIsBrowser).mockReturnValue(true));

describe('the end of a lesson', () => {
  it('marks the lesson as done, and takes that back', async () => {
    showLesson();
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Marked as done.');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(reader.get().done[PAGE]).toMatchObject({gone: true});
  });

  it('does the same by its key', async () => {
    showLesson();
    await userEvent.keyboard('d');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  it('is done once its last task has passed', () => {
    showLesson(['one', 'two']);
    put('tasks', `${PAGE}#one`, {});
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    put('tasks', `${PAGE}#two`, {});
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  it('stays taken back although its tasks have passed', async () => {
    put('tasks', `${PAGE}#one`, {});
    showLesson(['one']);
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('counts tasks that passed before there was a schema', () => {
    localStorage.setItem(`task:${PAGE}#one`, 'done');
    reader.refresh();
    showLesson(['one']);
    expect(button()).toHaveAttribute('aria-pressed', 'true');
  });

  it('cannot be used before hydration', () => {
    jest.mocked(useIsBrowser).mockReturnValue(false);
    showLesson();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a list of pages', () => {
  it('marks what is done, also when another tab does it', () => {
    const nodes = [
      {text: 'CSS', link: PAGE},
      {text: 'Heading', link: `${PAGE}#heading`},
    ];
    renderAt('/', <SidebarTree nodes={nodes} path="/" hash="" />);
    const link = (name: string) => screen.getByRole('link', {name});
    expect(link('CSS')).not.toHaveAttribute('data-done');
    put('done', PAGE, {});
    expect(link('CSS')).toHaveAttribute('data-done');
    expect(link('Heading')).not.toHaveAttribute('data-done');
    put('done', PAGE, {gone: true});
    expect(link('CSS')).not.toHaveAttribute('data-done');
  });
});

describe('the ring of a course', () => {
  it('says how many lessons there are, and how many of them are done', async () => {
    renderAt('/', <CourseCards />);
    const card = () => screen.getByRole('link', {name: /MTM6130/});
    expect(card()).toHaveTextContent('3 lessons');
    put('done', PAGE, {});
    put('done', '/elsewhere/', {});
    await waitFor(() => expect(card()).toHaveTextContent('1 of 3 lessons'));
    expect(screen.getByRole('link', {name: /MTM6302/})).toHaveTextContent(/(?<!of )3 lessons/);
  });
});

describe('Continue where you left off', () => {
  it('is not there on the first visit', () => {
    renderAt('/', <ContinueReading />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leads to the last lesson', () => {
    showLesson().unmount();
    renderAt('/', <ContinueReading />);
    expect(screen.getByRole('link')).toHaveAttribute('href', PAGE);
    expect(screen.getByRole('link')).toHaveTextContent('Continue where you left off: CSS');
  });

  it('of a course leads to the last of its own pages', () => {
    const usedIn = [{course: 'MTM6130', week: 'Week 1', link: '/mtm6130/content/#week-1'}];
    showPage({title: 'CSS', portal: {tasks: [], usedIn}});
    const {go, unmount} = renderAt('/mtm6130/content/', <LessonEnd tasks={[]} />);
    go(PAGE);
    unmount();
    renderAt('/', <ContinueReading area="mtm6130" />);
    expect(screen.getByRole('link')).toHaveAttribute('href', PAGE);
    expect(localStorage.getItem('reader-places')).not.toContain('modules":{"path');
  });
});
