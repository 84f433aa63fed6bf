/** @jest-environment jsdom */
import React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import CodeBlock from '@site/src/components/CodeBlock';
import Runnable from '@site/src/components/Runnable';
import Task from '@site/src/components/Task';
import TaskText from '@site/src/components/Task/Text';
import {COMPLETED, MORE_NAMES, NO_NAMES, UNFINISHED} from '@site/src/data/terminalTexts';
import {STOP_TEXTS} from '@site/src/data/runTexts';
import type {BlockData, TaskData} from '@site/src/lib/code/blockData';
import {highlightHtml} from '@site/src/markdown/highlight';
import {holdRunner} from '@site/src/runners';
import {colouredHtml} from '@site/src/runners/console/colouredHtml';
import {paintAnswers} from '@site/src/runners/console/paintAnswers';
import type {RunRequest, RunResult} from '@site/src/runners/types';

jest.mock('@site/src/runners', () => ({
  holdRunner: jest.fn(),
  ...jest.requireActual('@site/src/lib/code/lineErrors'),
}));
jest.mock('@site/src/components/CodeEditor', () => ({
  __esModule: true,
  default: ({text, label, onChange}: EditorProps) => (
    <textarea aria-label={label} value={text} onChange={({target}) => onChange(target.value)} />
  ),
}));
jest.mock('@site/src/runners/assets', () => ({loadSetup: jest.fn(async () => ({}))}));

interface EditorProps {
  readonly text: string;
  readonly label: string;
  readonly onChange: (text: string) => void;
}

/** Stands for the engine: a terminal that answers by name, and counts what was typed before. */
const ANSWERS: Readonly<Record<string, string>> = {
  pwd: '/home/student\n',
  status: '\u001B[31m??\u001B[m soup.md\n',
  clear: '\u001B[H\u001B[2J\u001B[3J',
};
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'cat so': ['soup.md'],
  'cat m': ['market.md', 'menu.md'],
};
const PLAIN = /\u001B\[[\d;]*[A-Za-z]/g;

const answer = jest.fn(async ({files, check, terminal}: RunRequest): Promise<RunResult> => {
  const session = terminal?.session ?? `run ${answer.mock.calls.length}`;
  const typed = terminal?.typed ?? [];
  const result = (coloured: string): RunResult => ({
    output: coloured.replace(PLAIN, ''),
    html: colouredHtml(coloured),
    terminal: {session, coloured, folder: typed.includes('cd zine') ? '~/zine' : '~'},
  });
  if (terminal?.line !== undefined) {
    const names = NAMES[terminal.line] ?? [];
    const start = terminal.line.lastIndexOf(' ') + 1;
    const completion = {start, names};
    return {output: '', terminal: {session, coloured: '', folder: '~', completion}};
  }
  if (terminal?.command !== undefined) {
    const {command} = terminal;
    if (command === 'forever') {
      return {output: '', stopped: 'time'};
    }
    return result(ANSWERS[command] ?? `${command} after ${typed.length}\n`);
  }
  const checks = [{passed: typed.includes('solve'), message: 'Not solved'}];
  return {...result(files[0]!.text), ...(check !== undefined && {checks})};
});

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(() => {
  localStorage.clear();
  answer.mockClear();
  jest.mocked(useIsBrowser).mockReturnValue(true);
  jest.mocked(holdRunner).mockResolvedValue({run: answer, dispose: () => undefined});
});

const TRANSCRIPT = '$ ls\nsoup.md\n$ git status -s\n?? soup.md';
const file = (text: string) => ({
  name: 'terminal',
  lang: 'console',
  html: highlightHtml(text, 'console'),
});
const BLOCK: BlockData = {id: 'zine', runner: 'console', files: [file(TRANSCRIPT)]};
const TASK: TaskData = {
  id: 'try',
  runner: 'console',
  start: [file('$ ls\nsoup.md')],
  solution: [file('$ solve')],
  test: 'expect(true)',
};

function show(element: React.ReactElement) {
  return render(<MemoryRouter initialEntries={['/modules/git/']}>{element}</MemoryRouter>);
}

const press = async (name: string | RegExp) =>
  await userEvent.click(screen.getByRole('button', {name}));
const field = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'Command'});
const log = () => screen.getByRole('log', {name: 'Terminal output'});
const printed = () => log().textContent;

async function open(element = <Runnable block={BLOCK} />): Promise<void> {
  show(element);
  await press('Run');
  await screen.findByRole('textbox', {name: 'Command'});
}

async function type(keys: string): Promise<void> {
  await userEvent.type(field(), keys);
}

describe('the prompt of a console example', () => {
  it('appears after the first run, without taking the focus', async () => {
    show(<Runnable block={BLOCK} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Run');
    expect(await screen.findByRole('textbox', {name: 'Command'})).not.toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/press Escape first/);
    expect(field()).toHaveAttribute('enterkeyhint', 'send');
    expect(field()).toHaveAttribute('autocapitalize', 'none');
    expect(field()).toHaveAttribute('spellcheck', 'false');
  });

  it('shows a command and its output below those before, with colours', async () => {
    await open();
    await type('pwd{Enter}');
    await type('status{Enter}');
    await waitFor(() => expect(printed()).toContain('?? soup.md'));
    expect(printed()).toBe('$ pwd/home/student\n$ status?? soup.md\n');
    expect(within(log()).getByText('??')).toHaveClass('d');
    expect(field()).toHaveValue('');
  });

  it('goes on from what was typed, and begins again with Run', async () => {
    await open();
    await type('one{Enter}two{Enter}');
    await waitFor(() => expect(printed()).toContain('two after 1'));
    await press('Run');
    await waitFor(() => expect(screen.getByRole('log')).toBeEmptyDOMElement());
    await type('three{Enter}');
    await waitFor(() => expect(printed()).toContain('three after 0'));
  });

  it('shows the folder before the field', async () => {
    await open();
    expect(screen.getByText('~ $')).toBeInTheDocument();
    await type('cd zine{Enter}pwd{Enter}');
    expect(await screen.findByText('~/zine $')).toBeInTheDocument();
  });

  it('brings back commands of the transcript and those typed', async () => {
    await open();
    await type('pwd{Enter}');
    await type('dra{ArrowUp}');
    expect(field()).toHaveValue('pwd');
    await type('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field()).toHaveValue('ls');
    await type('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field()).toHaveValue('dra');
  });

  it('completes a name, and lists several at the second Tab', async () => {
    await open();
    await type('cat so{Tab}');
    await waitFor(() => expect(field()).toHaveValue('cat soup.md '));
    expect(screen.getByText(COMPLETED('soup.md'))).toHaveRole('status');
    await userEvent.clear(field());
    await type('cat m{Tab}');
    expect(await screen.findByText(MORE_NAMES(2))).toHaveRole('status');
    expect(log()).toBeEmptyDOMElement();
    await type('{Tab}');
    await waitFor(() => expect(printed()).toBe('$ cat mmarket.md  menu.md'));
    expect(field()).toHaveValue('cat m');
    expect(field()).toHaveFocus();
  });

  it('lets Tab move on when there is nothing to complete', async () => {
    await open();
    await type('cat x{Tab}');
    await waitFor(() => expect(screen.getByRole('button', {name: 'Enter'})).toHaveFocus());
    expect(screen.getByText(NO_NAMES)).toBeInTheDocument();
    await userEvent.clear(field());
    field().focus();
    await userEvent.tab();
    expect(field()).not.toHaveFocus();
  });

  it('lets Tab leave after Escape, and Shift+Tab always', async () => {
    await open();
    await type('cat so{Escape}');
    await userEvent.tab();
    expect(field()).not.toHaveFocus();
    expect(field()).toHaveValue('cat so');
    field().focus();
    await userEvent.tab({shift: true});
    expect(field()).not.toHaveFocus();
  });

  it('clears what was printed by clear and by Ctrl+L', async () => {
    await open();
    await type('pwd{Enter}clear{Enter}');
    await waitFor(() => expect(log()).toBeEmptyDOMElement());
    await type('pwd{Enter}');
    await waitFor(() => expect(printed()).toContain('/home/student'));
    await type('{Control>}l{/Control}');
    expect(log()).toBeEmptyDOMElement();
  });

  it('gives up the line by Ctrl+C', async () => {
    await open();
    await type('git sta{Control>}c{/Control}');
    expect(field()).toHaveValue('');
    expect(printed()).toBe('$ git sta^C');
  });

  it('asks for the rest of a command that goes on', async () => {
    await open();
    await type('echo "a{Enter}');
    expect(await screen.findByText(UNFINISHED)).toHaveRole('status');
    expect(screen.getByText('>')).toBeInTheDocument();
    await type('b"{Enter}');
    await waitFor(() => expect(printed()).toContain('after 0'));
    expect(answer.mock.lastCall?.[0].terminal?.command).toBe('echo "a\nb"');
  });

  it('forgets a command that goes on when it is cancelled', async () => {
    await open();
    await type('echo "a{Enter}');
    await press(/^Ctrl\+C/);
    await type('pwd{Enter}');
    await waitFor(() => expect(printed()).toContain('/home/student'));
  });

  it('runs the lines of a paste in order, and keeps the last for Enter', async () => {
    await open();
    field().focus();
    await userEvent.paste('one\ntwo\nthree');
    await waitFor(() => expect(printed()).toContain('two after 1'));
    expect(printed()).toBe('$ oneone after 0\n$ twotwo after 1\n');
    expect(field()).toHaveValue('three');
  });

  it('says why a command was stopped, and goes on without it', async () => {
    await open();
    await type('forever{Enter}');
    expect(await screen.findByText(STOP_TEXTS.time)).toBeInTheDocument();
    await type('next{Enter}');
    await waitFor(() => expect(printed()).toContain('next after 0'));
  });

  it('says in the log that a part could not be loaded', async () => {
    await open();
    answer.mockRejectedValueOnce(new Error('The terminal could not be loaded in time.'));
    await type('pwd{Enter}');
    expect(
      await screen.findByText('The terminal could not be loaded in time.'),
    ).toBeInTheDocument();
  });

  it('has keys for a phone that do what the keys of a keyboard do', async () => {
    await open();
    await press('Earlier command');
    expect(field()).toHaveValue('git status -s');
    await press('Later command');
    expect(field()).toHaveValue('');
    await type('cat so');
    await press('Tab: complete the name');
    await waitFor(() => expect(field()).toHaveValue('cat soup.md '));
    await press('Enter');
    await waitFor(() => expect(printed()).toContain('cat soup.md  after 0'));
  });

  it('goes away when Reset deletes the reader’s version, which it went on from', async () => {
    show(<Runnable block={BLOCK} />);
    await press('Edit');
    await userEvent.type(screen.getByRole('textbox'), ' x');
    await press('Run');
    await screen.findByRole('textbox', {name: 'Command'});
    await press('More');
    await userEvent.click(await screen.findByRole('menuitem', {name: 'Reset'}));
    await userEvent.click(screen.getByRole('menuitem', {name: /press again/}));
    expect(screen.queryByRole('textbox', {name: 'Command'})).toBeNull();
    await press('Run');
    expect(await screen.findByRole('textbox', {name: 'Command'})).toBeInTheDocument();
  });
});

describe('a transcript', () => {
  it('has no line numbers, run or not', () => {
    const {container} = show(
      <>
        <Runnable block={BLOCK} />
        <CodeBlock lang="console" html={file('$ ls').html} />
      </>,
    );
    const blocks = [...container.querySelectorAll('.code-text')];
    expect(blocks).toHaveLength(2);
    expect(blocks.every((block) => block.classList.contains('is-output'))).toBe(true);
  });

  it('gets the colours of its run where it stands', async () => {
    const {container} = show(<Runnable block={BLOCK} />);
    const html = colouredHtml('$ ls\nsoup.md\n$ git status -s\n\u001B[31m??\u001B[m soup.md');
    answer.mockResolvedValueOnce({
      output: TRANSCRIPT,
      html,
      paint: (shown) => paintAnswers(shown, html),
      terminal: {session: 'painted', coloured: '', folder: '~'},
    });
    const code = container.querySelector('.code-text')!;
    const text = code.textContent;
    await press('Run');
    await screen.findByRole('textbox', {name: 'Command'});
    expect(screen.getByText('??')).toHaveClass('d');
    expect(code.textContent).toBe(text);
  });
});

describe('a task in the terminal', () => {
  async function openTask(): Promise<void> {
    await open(
      <Task title="Try" task={TASK}>
        <TaskText>Solve it.</TaskText>
      </Task>,
    );
  }

  it('is checked after each command, quietly until it is solved', async () => {
    await openTask();
    await type('pwd{Enter}');
    await waitFor(() => expect(answer.mock.lastCall?.[0].check).toBe('expect(true)'));
    expect(screen.queryByText(/Not yet/)).toBeNull();
    await type('solve{Enter}');
    expect(await screen.findByText('The check passes. Well done.')).toBeInTheDocument();
    expect(screen.getByText('Done')).toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it('says what is missing when Check is pressed, and knows what was typed', async () => {
    await openTask();
    await type('pwd{Enter}');
    await waitFor(() => expect(printed()).toContain('/home/student'));
    await press('Check');
    expect(await screen.findByText('Not yet: Not solved')).toBeInTheDocument();
    expect(answer.mock.lastCall?.[0].terminal?.typed).toEqual(['pwd']);
    expect(printed()).toContain('/home/student');
  });

  it('begins again when Run is pressed', async () => {
    await openTask();
    await type('pwd{Enter}');
    await waitFor(() => expect(printed()).toContain('/home/student'));
    await press('Run');
    await press('Check');
    await screen.findByText('Not yet: Not solved');
    expect(answer.mock.lastCall?.[0].terminal?.typed ?? []).toEqual([]);
  });
});
