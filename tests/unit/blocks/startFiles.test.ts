import {join} from 'node:path';
import {languageOf, readStartFiles} from '../../../src/blocks/startFiles';
import {SMALL} from '../../helpers/pages';

describe('readStartFiles', () => {
  const files = readStartFiles(join(SMALL, 'courses/mtm6130/labs/first-files'));

  it('lists the folder’s own files first, then those of folders in it, without litter', () => {
    expect(files.map(({name, kind}) => `${kind} ${name}`)).toEqual([
      'text index.html',
      'text notes.txt',
      'picture portrait.svg',
      'other sound.bin',
      'text css/style.css',
    ]);
  });

  it('gives texts as they are, with their language', () => {
    expect(files[0]).toMatchObject({
      text: '<h1>Tom &amp; Ada</h1>\n\n<p>1 < 2</p>\n',
      lang: 'html',
    });
  });
});

describe('languageOf', () => {
  it.each([
    ['index.html', 'html'],
    ['page.HTM', 'html'],
    ['app.mjs', 'js'],
    ['docker-compose.yml', 'yaml'],
    ['resources/views/home.blade.php', 'blade'],
    ['notes.txt', 'text'],
    ['.htaccess', 'apache'],
    ['.env', 'ini'],
    ['Makefile', 'text'],
    ['a.output', 'output'],
  ])('of %s is %s', (name, language) => {
    expect(languageOf(name)).toBe(language);
  });
});
