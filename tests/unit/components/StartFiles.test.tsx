/** @jest-environment jsdom */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StartFiles from '../../../src/components/StartFiles';
import {highlightHtml} from '../../../src/markdown/highlight';

const HTML = '<h1>Tom &amp; Ada</h1>\n\n<p>1 < 2</p>';
const FILES = [
  {name: 'index.html', lang: 'html', html: highlightHtml(HTML, 'html')},
  {name: 'css/style.css', lang: 'css', html: highlightHtml('h1 {}', 'css')},
  {name: 'portrait.svg', asset: 0, picture: true as const},
];
const ASSETS = ['/assets/files/portrait-1a2b.svg'];

interface Saved {
  readonly name: string;
  readonly blob: Blob;
}

/** What the browser was asked to save. */
let saved: Saved[];

beforeEach(() => {
  saved = [];
  let blob: Blob;
  URL.createObjectURL = (object) => {
    blob = object as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({name: this.download, blob});
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(useIsBrowser).mockReturnValue(true);
});

function show() {
  render(<StartFiles name="contact-form" files={FILES} assets={ASSETS} />);
  return userEvent.setup();
}

function answer(ok: boolean): void {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok,
      status: ok ? 200 : 404,
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode('<svg/>').buffer),
    } as Response),
  );
}

function read(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
}

describe('StartFiles', () => {
  it('shows every file under its name, texts as text and pictures as pictures', () => {
    show();
    const files = screen.getAllByRole('group').filter(({tagName}) => tagName === 'DETAILS');
    expect(files.map((file) => file.querySelector('summary')!.textContent)).toEqual([
      'index.html',
      'css/style.css',
      'portrait.svg',
    ]);
    expect(document.querySelector('pre')!.textContent).toContain(HTML);
    expect(screen.getByAltText('portrait.svg')).toHaveAttribute('src', ASSETS[0]);
  });

  it('carries each text once', () => {
    show();
    expect(document.body.innerHTML.split('Tom')).toHaveLength(2);
  });

  it('is readable without scripts, and offers no dead button', () => {
    jest.mocked(useIsBrowser).mockReturnValue(false);
    show();
    expect(document.querySelector('pre')!.textContent).toContain(HTML);
    expect(screen.queryByRole('button', {name: /download/i})).toBeNull();
    expect(screen.getByRole('link', {name: 'Download portrait.svg'})).toHaveAttribute('download');
  });

  it('copies a file as it is', async () => {
    const user = show();
    await user.click(screen.getByRole('button', {name: 'Copy index.html'}));
    expect(await navigator.clipboard.readText()).toBe(`${HTML}\n`);
  });

  it('saves one file under its own name', async () => {
    const user = show();
    await user.click(screen.getByText('css/style.css', {selector: 'summary'}));
    await user.click(screen.getByRole('button', {name: 'Download css/style.css'}));
    expect(saved.map(({name}) => name)).toEqual(['style.css']);
    expect(await read(saved[0]!.blob)).toBe('h1 {}\n');
  });

  it('saves all files as one archive with a folder in it', async () => {
    answer(true);
    const user = show();
    await user.click(screen.getByRole('button', {name: /^Download all/}));
    expect(fetch).toHaveBeenCalledWith(ASSETS[0]);
    expect(saved.map(({name}) => name)).toEqual(['contact-form.zip']);
    const archive = await read(saved[0]!.blob);
    expect(archive).toMatch(/^PK/);
    for (const {name} of FILES) {
      // In front of the file and in the directory.
      expect(archive.split(`contact-form/${name}`)).toHaveLength(3);
    }
    expect(archive).toContain(`${HTML}\n`);
    expect(archive).toContain('<svg/>');
  });

  it('says so when a picture cannot be fetched, and goes on working', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer(false);
    const user = show();
    await user.click(screen.getByRole('button', {name: /^Download all/}));
    expect(screen.getByText(/could not be fetched/)).toBeInTheDocument();
    expect(saved).toEqual([]);
    answer(true);
    await user.click(screen.getByRole('button', {name: /^Download all/}));
    expect(saved).toHaveLength(1);
    expect(screen.queryByText(/could not be fetched/)).toBeNull();
  });
});
