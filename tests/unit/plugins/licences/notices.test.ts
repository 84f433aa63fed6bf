import {inputsOf} from '../../../../src/plugins/runtimes/inputs';
import {noticesText} from '../../../../src/plugins/licences/notices';
import {packageFolders, readPackage} from '../../../../src/plugins/licences/packages';
import {writeTree} from '../../../helpers/writeTree';

const MIT = 'MIT License\n\nCopyright Ada';

describe('packageFolders', () => {
  it('names the innermost package of each file once, and none of the project’s own files', () => {
    const paths = [
      '/site/node_modules/vue/dist/vue.js',
      '/site/node_modules/vue/package.json',
      '/site/node_modules/@lezer/common/dist/index.js',
      '/site/node_modules/a/node_modules/b/index.js',
      '/site/src/index.ts',
    ];
    expect(packageFolders(paths)).toEqual([
      '/site/node_modules/@lezer/common',
      '/site/node_modules/a/node_modules/b',
      '/site/node_modules/vue',
    ]);
  });
});

describe('readPackage', () => {
  it('reads all licence files of a package in the order of their names', () => {
    const folder = writeTree({
      'package.json': '{"name": "a", "version": "1.0.0"}',
      NOTICE: 'Made by Ada\r\n',
      'LICENSE-MIT.md': MIT,
      'index.js': '',
    });
    expect(readPackage(folder)).toEqual({
      name: 'a',
      version: '1.0.0',
      text: `${MIT}\n\nMade by Ada`,
    });
  });

  it('finds no text where there is none', () => {
    const folder = writeTree({'package.json': '{"name": "a", "version": "1.0.0"}'});
    expect(readPackage(folder).text).toBe('');
  });
});

describe('noticesText', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({name, version: '1.0.0', text: MIT}));

  it('gives each text once, below all packages that it covers, whatever their order', () => {
    const other = {...b!, text: 'ISC'};
    const text = noticesText([c!, other, a!], {}, {});
    expect(text).toBe(noticesText([a!, c!, other], {}, {}));
    expect(text).toContain(`a 1.0.0\nc 1.0.0\n\n${MIT}`);
    expect(text).toContain('b 1.0.0\n\nISC');
    expect(text.split(MIT)).toHaveLength(2);
  });

  it('adds to a package’s own text those of what it was compiled from', () => {
    expect(noticesText([a!, b!], {}, {a: 'PHP License'})).toContain(
      `a 1.0.0\n\n${MIT}\n\nPHP License`,
    );
  });

  it('takes the text of the project’s own copy for a package without one', () => {
    expect(noticesText([{...a!, text: ''}], {a: 'From the repository'}, {})).toContain(
      'a 1.0.0\n\nFrom the repository',
    );
  });

  it('refuses a package without a text, by its name and with what to do', () => {
    expect(() => noticesText([a!, {...b!, text: ''}], {}, {})).toThrow(
      /do not include its text: b\. Copy the text .* into config\/licences\//,
    );
  });
});

describe('inputsOf', () => {
  it('names the files whose code is in the bundle, by their paths from the root', () => {
    const inputs = {
      'node_modules/vue/a.js': {bytesInOutput: 10},
      'node_modules/unused/b.js': {bytesInOutput: 0},
      'bundled-text:/site/src/worker.ts': {bytesInOutput: 5},
    };
    const outputs = {'<stdout>': {bytes: 15, inputs, imports: [], exports: []}};
    expect(inputsOf('/site', {inputs: {}, outputs})).toEqual([
      'node_modules/vue/a.js',
      'src/worker.ts',
    ]);
  });
});
