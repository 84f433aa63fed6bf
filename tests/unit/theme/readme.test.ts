import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import getSwizzleConfig from '@docusaurus/theme-classic/lib/getSwizzleConfig';
import {version} from '@docusaurus/theme-classic/package.json';

const FOLDER = join(__dirname, '../../../src/theme');

interface Row {
  readonly component: string;
  readonly kind: string;
  readonly version: string;
  readonly eject: string;
  readonly why: string;
}

const ROWS: readonly Row[] = readFileSync(join(FOLDER, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [component = '', kind = '', compared = '', eject = '', why = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return {component: component.replaceAll('`', ''), kind, version: compared, eject, why};
  });

/** Component files, by the name that Docusaurus gives them. */
const FILES = new Map(
  readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [
      relative('.', file).replace(/(?:\/index)?\.tsx?$/, ''),
      readFileSync(join(FOLDER, file), 'utf8'),
    ]),
);

it('has one row for each component of the folder, by name', () => {
  expect(ROWS.map(({component}) => component)).toEqual([...FILES.keys()].sort());
});

describe.each(ROWS)('$component', ({component, kind, version: compared, eject, why}) => {
  const opening = FILES.get(component)?.split('*/')[0] ?? '';

  it('is what the row says, and the file opens with it', () => {
    expect(['own', 'wrapped']).toContain(kind);
    expect(opening).toMatch(new RegExp(`^/\\*\\*\\s+(?:\\* )?${kind}\\b`, 'i'));
  });

  it('was compared with the installed version, in the row and in the file', () => {
    expect(compared).toBe(version);
    expect(opening).toContain(version);
  });

  it('says what the theme declares of it', () => {
    const declared = getSwizzleConfig().components[component]?.actions.eject ?? 'not listed';
    expect(eject).toBe(declared);
  });

  it('gives a reason', () => {
    expect(why).not.toBe('');
  });

  it('imports the original only when it is wrapped', () => {
    expect(FILES.get(component)!.includes('@theme-original/')).toBe(kind === 'wrapped');
  });
});
