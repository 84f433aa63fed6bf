/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

type LoadPortal = typeof import('../../../src/sources/portal').loadPortal;

const PAGE = 'modules/css/grid.md';
const {NODE_ENV} = process.env;

let root = '';
let loadPortal: LoadPortal;
/** Each file that is written is newer than the one before, as on a disk whose clock has no ticks. */
let writes = 0;

beforeEach(() => {
  jest.useFakeTimers({now: 0});
  process.env.NODE_ENV = 'development';
  root = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(root, 'modules/css'), {recursive: true});
  mkdirSync(join(root, 'courses'));
  jest.isolateModules(() => {
    ({loadPortal} = jest.requireActual<{loadPortal: LoadPortal}>('../../../src/sources/portal'));
  });
});

afterEach(() => {
  jest.useRealTimers();
  process.env.NODE_ENV = NODE_ENV;
  rmSync(root, {recursive: true});
});

function write(path: string, title: string): string {
  const text = `---\ntitle: ${title}\n---\n\nText.\n`;
  writeFileSync(join(root, path), text);
  writes += 1;
  utimesSync(join(root, path), writes, writes);
  return text;
}

const titleIn = ({portal}: ReturnType<LoadPortal>, path = PAGE): string | undefined =>
  portal.byFile.get(path)?.title;

describe('the portal while an author works', () => {
  it('is read again after a source has changed', () => {
    write(PAGE, 'Grid');
    expect(titleIn(loadPortal(root))).toBe('Grid');
    write(PAGE, 'Grid Layout');
    jest.setSystemTime(1000);
    expect(titleIn(loadPortal(root))).toBe('Grid Layout');
  });

  it('is not looked at again for each of many questions in a row', () => {
    write(PAGE, 'Grid');
    const first = loadPortal(root);
    write(PAGE, 'Grid Layout');
    expect(loadPortal(root)).toBe(first);
  });

  it('is read again at once for a page that was saved a second time', () => {
    write(PAGE, 'Grid');
    loadPortal(root);
    const text = write(PAGE, 'Grid Layout');
    expect(titleIn(loadPortal(root, {path: PAGE, text}))).toBe('Grid Layout');
  });

  it('is read again at once for a page that is new', () => {
    const path = 'modules/css/flex.md';
    write(PAGE, 'Grid');
    loadPortal(root);
    const text = write(path, 'Flexbox');
    expect(titleIn(loadPortal(root, {path, text}), path)).toBe('Flexbox');
  });
});
