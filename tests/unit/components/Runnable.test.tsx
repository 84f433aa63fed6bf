/** @jest-environment jsdom */
import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import Runnable from '@site/src/components/Runnable';
import Explain from '@site/src/components/Explain';
import Task from '@site/src/components/Task';
import TaskText from '@site/src/components/Task/Text';
import {plainHtml} from '@site/src/lib/code/plainHtml';
import {plainText} from '@site/src/lib/code/plainText';
import type {BlockData, TaskData} from '@site/src/lib/code/blockData';
import {REST_MS} from '@site/src/hooks/useIntent';
import {AS_SHOWN_BRIEFLY, CHANGED, DONE} from '@site/src/data/runTexts';
import {LIVE_DELAY_MS} from '@site/src/data/runLimits';
import {PREVIEW_SCHEME_KEY} from '@site/src/lib/previewScheme';
import {holdRunner} from '@site/src/runners';
import type {RunResult} from '@site/src/runners/types';
import {mockIntersections} from '../../helpers/intersections';

jest.mock('@site/src/runners', () => ({
  holdRunner: jest.fn(),
  ...jest.requireActual('@site/src/lib/code/lineErrors'),
}));
jest.mock('@site/src/runners/assets', () => ({loadSetup: jest.fn(async () => ({}))}));
jest.mock('@site/src/lib/code/plainText', () => {
  const {plainText: read} = jest.requireActual('@site/src/lib/code/plainText');
  return {plainText: jest.fn(read)};
});
jest.mock('@site/src/components/CodeEditor', () => ({
  __esModule: true,
  default: (props: {text: string; label: string; onChange(text: string): void; onRun(): void}) => (
    <textarea
      aria-label={props.label}
      value={props.text}
      onChange={(event) => props.onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && props.onRun()}
    />
  ),
}));

const run = jest.fn();

beforeEach(() => {
  localStorage.clear();
  jest.mocked(useIsBrowser).mockReturnValue(true);
  run.mockReset();
  jest.mocked(plainText).mockClear();
  gives({output: 'ran\n'});
  jest.mocked(holdRunner).mockReset();
  jest.mocked(holdRunner).mockResolvedValue({run, dispose: () => undefined});
});

function gives(result: RunResult): void {
  run.mockResolvedValue(result);
}

const file = (name: string, text: string) => ({
  name,
  lang: name.split('.')[1]!,
  html: plainHtml(text),
});
const BLOCK: BlockData = {
  id: 'films',
  runner: 'js',
  files: [file('script.js', 'print();')],
  output: {lang: 'output', html: plainHtml('expected')},
};

function show(element: React.ReactElement) {
  return render(<MemoryRouter initialEntries={['/modules/js/']}>{element}</MemoryRouter>);
}

const press = async (name: string | RegExp) =>
  await userEvent.click(screen.getByRole('button', {name}));
const MENU_ROLES = ['menuitem', 'menuitemradio'] as const;

/** Opens the menu and chooses one of its entries. */
async function choose(name: string): Promise<void> {
  await press('More');
  await screen.findByRole('menu');
  const [entry] = MENU_ROLES.flatMap((role) => screen.queryAllByRole(role, {name}));
  await userEvent.click(entry!);
}

const sentFiles = () => run.mock.lastCall?.[0].files;

describe('Runnable', () => {
  it('ships code and expected output, and loads nothing', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Runnable block={BLOCK} />
      </MemoryRouter>,
    );
    expect(html).toContain('print();');
    expect(html).toContain('expected');
    expect(holdRunner).not.toHaveBeenCalled();
  });

  it('reads no code back from its colours to be drawn, and each file once to be run and changed', async () => {
    const block = {...BLOCK, files: [file('a.js', 'a();'), file('b.js', 'b();')]};
    const {rerender} = show(<Runnable block={block} />);
    rerender(
      <MemoryRouter initialEntries={['/modules/js/']}>
        <Runnable block={block} />
      </MemoryRouter>,
    );
    expect(plainText).not.toHaveBeenCalled();
    await press('Edit');
    await userEvent.type(screen.getByRole('textbox'), 'c();');
    await press('Run');
    await waitFor(() => expect(run).toHaveBeenCalled());
    expect(sentFiles().map(({text}: {text: string}) => text)).toEqual(['a();c();', 'b();']);
    const read = jest.mocked(plainText).mock.calls.map(([html]) => html);
    expect(read).toHaveLength(new Set(read).size);
  });

  it('runs the code with what it continues, and shows what comes of it', async () => {
    show(<Runnable block={{...BLOCK, previous: ['let a;'], setup: 'film-club'}} />);
    await press('Run');
    expect(await screen.findByText('ran')).toBeInTheDocument();
    expect(screen.queryByText('expected')).not.toBeInTheDocument();
    expect(run.mock.lastCall[0]).toMatchObject({
      language: 'js',
      files: [{name: 'script.js', text: 'print();'}],
      previous: ['let a;'],
    });
  });

  it('tells an error with its line, its hint, and that it was meant', async () => {
    gives({output: '', error: {message: 'TypeError: no', line: 3, hint: 'Look there.'}});
    show(<Runnable block={{...BLOCK, output: undefined, error: 'TypeError'}} />);
    expect(screen.getByText('TypeError')).toBeInTheDocument();
    await press('Run');
    expect(await screen.findByText(/Line 3:/)).toHaveTextContent('Line 3: TypeError: no');
    expect(screen.getByText('Look there.')).toBeInTheDocument();
    expect(screen.getByText('This example is meant to fail.')).toBeInTheDocument();
  });

  it('says in plain words why a run was stopped', async () => {
    gives({output: '', stopped: 'loop'});
    show(<Runnable block={BLOCK} />);
    await press('Run');
    expect(await screen.findByText(/a loop did not end/)).toBeInTheDocument();
  });

  it('says of a component that it drew nothing, whatever the lesson shows of it', async () => {
    gives({output: 'rendering\n', isBlank: true});
    const output = {lang: 'html', html: plainHtml('<p>Night Ferry</p>')};
    show(<Runnable block={{...BLOCK, runner: 'jsx', files: [file('App.jsx', 'x')], output}} />);
    await press('Run');
    expect(await screen.findByText(/^Nothing was drawn/)).toBeInTheDocument();
  });

  it('says of a page that it drew nothing, unless it printed something', async () => {
    const block = {...BLOCK, runner: 'html' as const, files: [file('index.html', 'x')]};
    gives({output: '', isBlank: true});
    show(<Runnable block={{...block, output: undefined}} />);
    await press('Run');
    expect(await screen.findByText(/^Nothing was drawn/)).toBeInTheDocument();
    gives({output: 'ran\n', isBlank: true});
    await press('Run');
    expect(await screen.findByText('ran')).toBeInTheDocument();
    expect(screen.queryByText(/^Nothing was drawn/)).not.toBeInTheDocument();
  });

  it('says of an empty page what went wrong, and no more', async () => {
    gives({output: '', isBlank: true, error: {message: 'TypeError: no'}});
    show(<Runnable block={{...BLOCK, runner: 'jsx', files: [file('App.jsx', 'x')]}} />);
    await press('Run');
    expect(await screen.findByText('TypeError: no')).toBeInTheDocument();
    expect(screen.queryByText(/^Nothing was drawn/)).not.toBeInTheDocument();
  });

  it('says before and after a run that browsers forgive a mistake that is meant', async () => {
    gives({output: ''});
    const files = [file('script.ts', 'print();')];
    show(<Runnable block={{...BLOCK, runner: 'ts', files, output: undefined, error: 'TS2322'}} />);
    const before = screen.getByText(/but a checker reports it/).textContent;
    expect(before).toMatch(/TS2322$/);
    await press('Run');
    await waitFor(() => expect(run).toHaveBeenCalled());
    expect(await screen.findByText(/but a checker reports it/)).toHaveTextContent(before);
    expect(screen.queryByText(/Nothing was printed/)).not.toBeInTheDocument();
  });

  it('tells a reader who put right what is meant to fail', async () => {
    gives({output: ''});
    show(<Runnable block={{...BLOCK, output: undefined, error: 'TypeError'}} />);
    await press('Run');
    expect(await screen.findByText('It runs without an error.')).toBeInTheDocument();
    expect(screen.queryByText('TypeError')).not.toBeInTheDocument();
  });

  it('says beforehand that an example never ends', () => {
    show(<Runnable block={{...BLOCK, output: undefined, loops: true}} />);
    expect(screen.getByText(/never ends/)).toBeInTheDocument();
  });

  it('tells that the output is as shown, and shows it once', async () => {
    gives({output: 'expected\n'});
    show(<Runnable block={BLOCK} />);
    await press('Run');
    expect(await screen.findByText(/as the lesson shows it/)).toBeInTheDocument();
    expect(screen.getAllByText('expected')).toHaveLength(1);
  });

  it('keeps in sight that the output is as shown, until the code is another', async () => {
    gives({output: 'expected\n'});
    show(<Runnable block={BLOCK} />);
    expect(screen.queryByText(AS_SHOWN_BRIEFLY)).not.toBeInTheDocument();
    await press('Run');
    expect(await screen.findByText(AS_SHOWN_BRIEFLY)).toBeInTheDocument();
    await press('Edit');
    await userEvent.type(screen.getByLabelText('Code, js'), '//');
    expect(screen.queryByText(AS_SHOWN_BRIEFLY)).not.toBeInTheDocument();
    expect(screen.getByText(CHANGED)).toBeInTheDocument();
    expect(run).toHaveBeenCalledTimes(1);
    gives({output: 'other\n'});
    await press('Run');
    expect(await screen.findByText(DONE)).toBeInTheDocument();
  });

  it('says beside a result of the original that the code is the reader’s', async () => {
    const {unmount} = show(<Runnable block={BLOCK} />);
    await press('Edit');
    await userEvent.type(screen.getByRole('textbox'), '//');
    unmount();
    show(<Runnable block={BLOCK} />);
    expect(await screen.findByText(CHANGED)).toBeInTheDocument();
    expect(screen.getByText(/^Output/)).toHaveTextContent('Output of another version');
    await choose('Original');
    expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
    expect(screen.getByText(/^Output/)).toHaveTextContent(/^Output$/);
  });

  it('lets a preview follow what is typed, without announcing it', async () => {
    const page = {
      ...BLOCK,
      runner: 'html' as const,
      files: [file('index.html', '<p>')],
      preview: true as const,
      output: undefined,
    };
    show(<Runnable block={page} />);
    await press('Edit');
    expect(run).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox'), 'Hello');
    await waitFor(() => expect(run).toHaveBeenCalled());
    expect(sentFiles()).toEqual([{name: 'index.html', text: '<p>Hello'}]);
    expect(document.querySelector('[aria-live="polite"]')).toBeNull();
    expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  });

  it('leaves Run where it is while a preview follows what is typed', async () => {
    run.mockReturnValue(new Promise(() => undefined));
    const page = {
      ...BLOCK,
      runner: 'html' as const,
      files: [file('index.html', '<p>')],
      preview: true as const,
      output: undefined,
    };
    show(<Runnable block={page} />);
    await press('Edit');
    await userEvent.type(screen.getByRole('textbox'), 'Hello');
    await waitFor(() => expect(run).toHaveBeenCalled());
    expect(screen.queryByRole('button', {name: 'Stop'})).not.toBeInTheDocument();
    await press('Run');
    expect(await screen.findByRole('button', {name: 'Stop'})).toBeInTheDocument();
  });

  it('does not run again what the reader has run at once', async () => {
    const page = {
      ...BLOCK,
      runner: 'html' as const,
      files: [file('index.html', '<p>')],
      preview: true as const,
      output: undefined,
    };
    show(<Runnable block={page} />);
    await press('Edit');
    jest.useFakeTimers();
    const field = screen.getByRole('textbox');
    fireEvent.change(field, {target: {value: '<p>Hello'}});
    fireEvent.keyDown(field, {key: 'Enter', ctrlKey: true});
    await act(() => jest.advanceTimersByTimeAsync(10 * LIVE_DELAY_MS));
    jest.useRealTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('opens no dialog again and again while the reader types', async () => {
    const page = {
      ...BLOCK,
      runner: 'html' as const,
      files: [file('index.html', '<script>alert(1)</script>')],
      preview: true as const,
      output: undefined,
    };
    show(<Runnable block={page} />);
    await press('Edit');
    jest.useFakeTimers();
    fireEvent.change(screen.getByRole('textbox'), {
      target: {value: '<script>alert(2)</script>'},
    });
    act(() => jest.advanceTimersByTime(10 * LIVE_DELAY_MS));
    jest.useRealTimers();
    expect(run).not.toHaveBeenCalled();
    expect(screen.getByText(CHANGED)).toBeInTheDocument();
    expect(screen.getByText(/^Result/)).toHaveTextContent('Result of another version');
  });

  it.each([
    ['an error', {output: 'expected\n', error: {message: 'TypeError: no'}}],
    ['a loop that was stopped', {output: 'expected\n', stopped: 'loop'}],
  ] as const)('does not call %s done', async (_, result) => {
    gives(result);
    show(<Runnable block={BLOCK} />);
    await press('Run');
    await screen.findByText(/TypeError: no|a loop did not end/);
    expect(screen.queryByText(DONE)).not.toBeInTheDocument();
    expect(screen.queryByText(AS_SHOWN_BRIEFLY)).not.toBeInTheDocument();
  });

  it('leaves a transcript that was run where it is while the code is changed', async () => {
    const files = [{name: 'terminal', lang: 'console', html: plainHtml('$ pwd\n/home')}];
    gives({output: '$ pwd\n/home'});
    show(<Runnable block={{...BLOCK, runner: 'console', files, output: undefined}} />);
    await press('Run');
    await screen.findByText(AS_SHOWN_BRIEFLY);
    await press('Edit');
    await userEvent.type(screen.getByRole('textbox'), ' ');
    expect(screen.queryByLabelText('Output')).not.toBeInTheDocument();
  });

  it('prints a transcript anew only where it is another one', async () => {
    const files = [{name: 'terminal', lang: 'console', html: plainHtml('$ pwd\n/home')}];
    gives({output: '$ pwd\n/home'});
    show(<Runnable block={{...BLOCK, runner: 'console', files, output: undefined}} />);
    await press(/^Run/);
    expect(await screen.findByText(/as the lesson shows it/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Output')).not.toBeInTheDocument();
    gives({output: '$ pwd\n/tmp'});
    await press(/^Run/);
    expect(await screen.findByLabelText('Output')).toHaveTextContent('/tmp');
  });

  it('leaves what came of a run in its place until the next one says something', async () => {
    gives({output: '', error: {message: 'TypeError: no', line: 3}});
    show(<Runnable block={BLOCK} />);
    await press('Run');
    await screen.findByText(/Line 3:/);
    let finish: (result: RunResult) => void = () => undefined;
    run.mockReturnValue(
      new Promise<RunResult>((resolve) => {
        finish = resolve;
      }),
    );
    await press('Run');
    expect(await screen.findByText('Running…')).toBeInTheDocument();
    expect(screen.getByText(/Line 3:/)).toBeInTheDocument();
    act(() => finish({output: 'better\n'}));
    expect(await screen.findByText('better')).toBeInTheDocument();
    expect(screen.queryByText(/Line 3:/)).not.toBeInTheDocument();
  });

  it('ends a run when the reader says so, but not by the second half of a double click', async () => {
    run.mockImplementation(
      async (_request, _stage, {signal}) =>
        await new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({output: '', stopped: 'time'}));
        }),
    );
    show(<Runnable block={BLOCK} />);
    await userEvent.dblClick(screen.getByRole('button', {name: 'Run'}));
    const stop = await screen.findByRole('button', {name: 'Stop'});
    await userEvent.click(stop);
    expect(await screen.findByText('Stopped by you.')).toBeInTheDocument();
    expect(screen.queryByText(/Nothing was printed/)).not.toBeInTheDocument();
  });

  it('says beside the button, and to a screen reader, how far a large engine is', async () => {
    run.mockImplementation(async (_request, _stage, {onProgress}) => {
      onProgress('Loading PHP…');
      return await new Promise(() => undefined);
    });
    show(<Runnable block={{...BLOCK, runner: 'php'}} />);
    await press(/^Run/);
    expect(await screen.findByRole('button', {name: 'Stop'})).toBeInTheDocument();
    expect(screen.getAllByText('Loading PHP…')).toHaveLength(2);
  });

  it('says so when nothing was printed', async () => {
    gives({output: ''});
    show(<Runnable block={{...BLOCK, output: undefined}} />);
    await press('Run');
    expect(await screen.findByText('Done. Nothing was printed.')).toBeInTheDocument();
  });

  it('tells a failed load, and the next press tries again', async () => {
    jest
      .mocked(holdRunner)
      .mockRejectedValue(
        Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'}),
      );
    show(<Runnable block={BLOCK} />);
    await press('Run');
    expect(
      await screen.findByText(/Check your connection and press Run again/),
    ).toBeInTheDocument();
    jest.mocked(holdRunner).mockResolvedValue({run, dispose: () => undefined});
    await press('Run');
    expect(await screen.findByText('ran')).toBeInTheDocument();
  });

  describe('before the first run', () => {
    const prepare = jest.fn();
    const setSavesData = (saveData: boolean | undefined) =>
      Object.defineProperty(navigator, 'connection', {
        value: saveData === undefined ? undefined : {saveData},
        configurable: true,
      });
    const rest = async () =>
      await act(async () => await new Promise((resolve) => setTimeout(resolve, 2 * REST_MS)));

    beforeEach(() => {
      prepare.mockReset();
      jest.mocked(holdRunner).mockResolvedValue({run, prepare, dispose: () => undefined});
    });

    afterEach(() => setSavesData(undefined));

    it('loads nothing until the reader comes near Run', async () => {
      show(<Runnable block={BLOCK} />);
      fireEvent.pointerEnter(screen.getByRole('button', {name: 'Edit'}));
      await rest();
      expect(holdRunner).not.toHaveBeenCalled();
    });

    it.each([
      ['a pointer rests on Run', (button: Element) => fireEvent.pointerEnter(button)],
      ['a finger is on Run', (button: Element) => fireEvent.pointerDown(button)],
      ['the focus rests on Run', (button: Element) => fireEvent.focus(button)],
    ])('starts the engine and no run when %s', async (_, come) => {
      show(<Runnable block={BLOCK} />);
      come(screen.getByRole('button', {name: 'Run'}));
      await waitFor(() => expect(prepare).toHaveBeenCalled());
      expect(run).not.toHaveBeenCalled();
    });

    it('loads nothing for a pointer that passes', async () => {
      show(<Runnable block={BLOCK} />);
      const button = screen.getByRole('button', {name: 'Run'});
      fireEvent.pointerEnter(button);
      fireEvent.pointerLeave(button);
      await rest();
      expect(holdRunner).not.toHaveBeenCalled();
    });

    it('loads nothing for a pointer of a reader who saves data', async () => {
      setSavesData(true);
      show(<Runnable block={BLOCK} />);
      fireEvent.pointerDown(screen.getByRole('button', {name: 'Run'}));
      await rest();
      expect(holdRunner).not.toHaveBeenCalled();
    });
  });

  it('says before a large engine is loaded how large it is', () => {
    show(<Runnable block={{...BLOCK, runner: 'php'}} />);
    expect(screen.getByRole('button', {name: 'Run'})).toHaveAccessibleDescription(
      'loads 3.5\u00A0MB',
    );
  });

  it('says that the code is the reader’s rather than how large its engine is', async () => {
    show(<Runnable block={{...BLOCK, runner: 'php'}} />);
    await press('Edit');
    await userEvent.type(screen.getByRole('textbox'), '//');
    expect(screen.getByRole('button', {name: 'Run'})).toHaveAccessibleDescription(CHANGED);
  });

  it('shows what is printed after the run', async () => {
    let print: (text: string) => void = () => undefined;
    run.mockImplementation(async (_request, _stage, {onOutput}) => {
      print = (text) => onOutput(text, 'log');
      return {output: 'first\n'};
    });
    show(<Runnable block={BLOCK} />);
    await press('Run');
    await screen.findByText('first');
    act(() => print('second\n'));
    expect(await screen.findByText('second')).toBeInTheDocument();
  });

  it('keeps the reader’s version on the device, beside the original', async () => {
    const {unmount} = show(<Runnable block={BLOCK} />);
    await press('Edit');
    const field = screen.getByLabelText('Code, js');
    await userEvent.clear(field);
    await userEvent.type(field, 'mine();');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sentFiles()).toEqual([{name: 'script.js', text: 'mine();'}]));
    unmount();
    show(<Runnable block={BLOCK} />);
    expect(screen.getByText('mine();')).toBeInTheDocument();
    await choose('Original');
    expect(screen.getByText('print();')).toBeInTheDocument();
    await choose('Mine');
    expect(screen.getByText('mine();')).toBeInTheDocument();
  });

  it.each([
    ['in the browser begins with the version of the reader', true, 'mine();'],
    ['as shipped has the original', false, 'print();'],
  ])('drawn %s', (_where, isBrowser, code) => {
    localStorage.setItem(
      'code:/modules/js/#films',
      JSON.stringify({texts: {'script.js': 'mine();'}, original: 'x'}),
    );
    jest.mocked(useIsBrowser).mockReturnValue(isBrowser);
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={['/modules/js/']}>
        <Runnable block={BLOCK} />
      </MemoryRouter>,
    );
    expect(html).toContain(code);
  });

  it('opens the editor for a click into the code, but not while the original is compared', async () => {
    const {container} = show(<Runnable block={BLOCK} />);
    const clickInto = (code: Element) => {
      document.getSelection()!.collapse(code.querySelector('.l')!.firstChild, 2);
      fireEvent(code, new MouseEvent('click', {bubbles: true}));
    };
    window.matchMedia = jest.fn(() => ({matches: true})) as never;
    clickInto(container.querySelector('code')!);
    await userEvent.type(screen.getByRole('textbox'), ' mine();');
    await choose('Original');
    clickInto(container.querySelector('code')!);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('marks the line of an error as long as the code is the one that ran', async () => {
    gives({output: '', error: {message: 'TypeError: no', line: 2, file: 'b.js'}});
    const files = [file('a.js', 'a();'), file('b.js', 'b();\nc();')];
    const {container} = show(<Runnable block={{...BLOCK, files}} />);
    const marked = () => [...container.querySelectorAll('.bad')].map((line) => line.textContent);
    await press('Run');
    await screen.findByText('TypeError: no');
    expect(marked()).toEqual(['c();\n']);
    await press('Edit');
    await userEvent.type(screen.getByRole('textbox'), 'x');
    await userEvent.click(screen.getByRole('tab', {name: 'b.js'}));
    await userEvent.type(screen.getByRole('textbox'), 'd();');
    await press('Edit');
    expect(marked()).toEqual([]);
  });

  it('has a menu that opens with the arrows, closes with Escape, and gives the focus back', async () => {
    show(<Runnable block={{...BLOCK, setup: 'film-club'}} />);
    const more = screen.getByRole('button', {name: 'More'});
    more.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(await screen.findByRole('menuitem', {name: 'Data: film-club'})).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', {name: 'Download'})).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', {name: 'Download'})).toHaveFocus();
  });

  it('runs a preview again in the colours that the reader chooses, and keeps the choice', async () => {
    const files = [file('index.html', '<p>')];
    show(<Runnable block={{...BLOCK, runner: 'html', files, output: undefined}} />);
    await press('Run');
    await screen.findByText(DONE);
    expect(run.mock.lastCall[0].isDark).toBe(false);
    await choose('Dark previews');
    await waitFor(() => expect(run.mock.lastCall[0].isDark).toBe(true));
    expect(localStorage.getItem(PREVIEW_SCHEME_KEY)).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-previews', 'dark');
    await choose('Light previews');
    await waitFor(() => expect(run.mock.lastCall[0].isDark).toBe(false));
    expect(localStorage).toHaveLength(0);
  });

  it('lets nobody type over their version by way of the original', async () => {
    show(<Runnable block={BLOCK} />);
    await press('Edit');
    await userEvent.type(screen.getByLabelText('Code, js'), ' mine();');
    await choose('Original');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', {name: 'Edit'})).toHaveAttribute('aria-pressed', 'false');
    await press('Edit');
    expect(screen.getByRole('textbox')).toHaveValue('print(); mine();');
    await choose('Original');
    await choose('Mine');
    expect(screen.getByRole('textbox')).toHaveValue('print(); mine();');
  });

  it('forgets the reader’s version only when asked twice', async () => {
    localStorage.setItem(
      'code:/modules/js/#films',
      JSON.stringify({texts: {'script.js': 'mine();'}, original: 'x'}),
    );
    show(<Runnable block={BLOCK} />);
    expect(screen.getByText(/has changed since you began/)).toBeInTheDocument();
    await choose('Reset');
    expect(screen.getByText('mine();')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', {name: /press again/}));
    expect(screen.getByText('print();')).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    expect(screen.getByRole('button', {name: 'More'})).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it.each(['', '{', '{"texts": 5}', '[]', 'null'])('ignores %j in the storage', (stored) => {
    localStorage.setItem('code:/modules/js/#films', stored);
    show(<Runnable block={BLOCK} />);
    expect(screen.getByText('print();')).toBeInTheDocument();
  });

  it('shows several files as tabs, the last one first, and all of them in the page as shipped', () => {
    const block: BlockData = {
      ...BLOCK,
      runner: 'html',
      preview: true,
      files: [
        file('index.html', 'page'),
        file('style.css', 'sheet'),
        {...file('a.js', 'no'), hidden: true},
      ],
      open: 1,
    };
    show(<Runnable block={block} />);
    expect(screen.getByRole('tab', {selected: true})).toHaveTextContent('style.css');
    expect(screen.getAllByRole('tabpanel', {hidden: true})).toHaveLength(2);
    expect(screen.queryByText('no')).not.toBeInTheDocument();
  });

  it('shows the still of a preview, when the reader comes near, until it runs', async () => {
    const watches = mockIntersections();
    show(
      <Runnable block={{...BLOCK, runner: 'html', preview: true, still: 'runner/still/a.html'}} />,
    );
    expect(screen.queryByTitle('Result of the example')).not.toBeInTheDocument();
    act(() => watches[0]!.tell(true));
    expect(screen.getByTitle('Result of the example')).toHaveAttribute(
      'sandbox',
      'allow-same-origin',
    );
    await press('Run');
    await waitFor(() =>
      expect(screen.queryByTitle('Result of the example')).not.toBeInTheDocument(),
    );
  });
});

it('puts a dark still in the place of a light one, where frames are moved aside before they go', async () => {
  const moveBefore = (node: Node) => document.body.append(node);
  Object.assign(document.body, {moveBefore});
  const watches = mockIntersections();
  const still = 'runner/still/a.html';
  const block = {...BLOCK, runner: 'html' as const, preview: true as const, still};
  const {container} = show(<Runnable block={block} />);
  act(() => watches.at(-1)!.tell(true));
  await choose('Dark previews');
  act(() => watches.at(-1)!.tell(true));
  const frames = [...container.querySelectorAll('iframe')].map((frame) => frame.src);
  expect(frames).toEqual([expect.stringMatching(/a\.html#dark-preview$/)]);
  await choose('Light previews');
  Reflect.deleteProperty(document.body, 'moveBefore');
});

const TASK: TaskData = {
  id: 'task-1',
  runner: 'js',
  start: [file('script.js', 'start();')],
  solution: [file('script.js', 'solved();')],
  test: 'expect(output).toBe("x")',
};

function showTask() {
  return show(
    <Task title="Print it" task={TASK}>
      <TaskText>Do it.</TaskText>
    </Task>,
  );
}

describe('Task', () => {
  it('checks in the page, and tells what is missing', async () => {
    gives({output: '', checks: [{passed: false, message: 'Print x'}]});
    showTask();
    await press('Check');
    expect(await screen.findByText('Not yet: Print x')).toBeInTheDocument();
    expect(run.mock.lastCall[0].check).toBe(TASK.test);
    expect(screen.queryByText(DONE)).not.toBeInTheDocument();
  });

  it('says how hard it is, and keeps the explanation with the solution', () => {
    show(
      <Task title="Print it" level="warm-up" task={TASK}>
        <TaskText>Do it.</TaskText>
        <Explain>Because it prints.</Explain>
      </Task>,
    );
    expect(screen.getByText('Warm-up')).toBeInTheDocument();
    expect(screen.getByText('Because it prints.').closest('details')).toHaveTextContent(
      /^Solution/,
    );
  });

  it('opens the file that is marked to be open', () => {
    const page = file('index.html', '<p>Ferry</p>');
    const start = [page, file('style.css', 'p {}')];
    const solution = [page, file('style.css', 'p { color: navy }')];
    show(
      <Task title="Blue" task={{...TASK, start, solution, open: 0}}>
        <TaskText>Make it blue.</TaskText>
      </Task>,
    );
    expect(screen.getByRole('tab', {name: 'index.html'})).toHaveAttribute('aria-selected', 'true');
  });

  it('opens the file that the solution changes', () => {
    const page = file('index.html', '<p>Ferry</p>');
    const task: TaskData = {
      ...TASK,
      start: [page, file('style.css', 'p {}')],
      solution: [page, file('style.css', 'p { color: navy }')],
    };
    show(
      <Task title="Blue" task={task}>
        <TaskText>Make it blue.</TaskText>
      </Task>,
    );
    expect(screen.getByRole('tab', {name: 'style.css'})).toHaveAttribute('aria-selected', 'true');
  });

  it('tells an error of the code when the check could not run', async () => {
    gives({output: '', error: {message: 'SyntaxError: no'}});
    showTask();
    await press('Check');
    expect(await screen.findByText('Not yet: SyntaxError: no')).toBeInTheDocument();
  });

  it('keeps on the device that it is done', async () => {
    gives({output: 'x', checks: [{passed: true, message: ''}]});
    const {unmount} = showTask();
    await press('Check');
    expect(await screen.findByText('The check passes. Well done.')).toBeInTheDocument();
    unmount();
    showTask();
    expect(screen.getByText('Done')).toBeInTheDocument();
  });

  it('has the solution in the page as shipped, folded', () => {
    showTask();
    expect(screen.getByText('solved();').closest('details')).not.toHaveAttribute('open');
  });

  it('makes the goal of the solution, when asked', async () => {
    gives({output: 'goal\n'});
    showTask();
    expect(run).not.toHaveBeenCalled();
    await press('Show the goal');
    expect(await screen.findByText('goal')).toBeInTheDocument();
    expect(sentFiles()).toEqual([{name: 'script.js', text: 'solved();'}]);
    await press('Hide the goal');
    expect(screen.queryByText('goal')).not.toBeInTheDocument();
  });
});
