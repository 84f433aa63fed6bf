import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import {docsInstances, listAreas} from '../../../src/config/docs';
import {coursesOf} from '../../../src/plugins/portal';
import {readPortal} from '../../../src/sources/registry';
import {SMALL} from '../../helpers/pages';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'areas-'));
  cpSync(SMALL, root, {recursive: true});
});

afterEach(() => rmSync(root, {recursive: true}));

function optionsOf(): readonly Options[] {
  return docsInstances(root).map((instance) => (instance as [string, Options])[1]);
}

function addCourse(id: string): void {
  mkdirSync(join(root, 'courses', id));
  writeFileSync(
    join(root, 'courses', id, 'course.yml'),
    `code: ${id.toUpperCase()}\ntitle: A new course\ndescription: New.\nmenu: []\nweeks: []\nrecordings: []\n`,
  );
}

describe('listAreas', () => {
  it('is the modules and every folder with a course.yml, in code order', () => {
    expect(listAreas(root)).toEqual(['modules', 'mtm6130', 'mtm6201']);
  });

  it('takes no other folder for a course', () => {
    mkdirSync(join(root, 'courses', 'notes'));
    expect(listAreas(root)).not.toContain('notes');
  });
});

describe('docsInstances', () => {
  it('is one an area: id, folder and address are the same word', () => {
    expect(optionsOf().map(({id, path, routeBasePath}) => [id, path, routeBasePath])).toEqual([
      ['modules', 'modules', 'modules'],
      ['mtm6130', 'courses/mtm6130', 'mtm6130'],
      ['mtm6201', 'courses/mtm6201', 'mtm6201'],
    ]);
  });

  it('has one more when a folder is added, and nothing else is touched', () => {
    addCourse('mtm6999');
    expect(optionsOf().map(({id}) => id)).toEqual(['modules', 'mtm6130', 'mtm6201', 'mtm6999']);
  });

  it('A4: never builds what lies in a folder with an underscore', () => {
    for (const {exclude} of optionsOf()) {
      expect(exclude).toContain('**/_*/**');
    }
  });
});

describe('the theme’s list of courses', () => {
  it('has the added course too, with its path', () => {
    addCourse('mtm6999');
    expect(coursesOf(readPortal(root)).at(-1)).toMatchObject({
      id: 'mtm6999',
      code: 'MTM6999',
      title: 'A new course',
      path: '/mtm6999/',
    });
  });

  it('has menus with addresses in place of files, and the learning-management system', () => {
    expect(coursesOf(readPortal(root), 'https://lms.college.test')[0]!.menu).toEqual([
      {text: 'Content', link: '/mtm6130/content/'},
      {
        text: 'Links',
        children: [
          {text: 'BrightSpace', link: 'https://lms.college.test'},
          {text: 'CodePen', link: 'https://codepen.io'},
        ],
      },
    ]);
  });

  it('leaves the learning-management system out while its address is not known', () => {
    const menu = coursesOf(readPortal(root), null)[0]!.menu;
    expect(menu[1]?.children?.map(({text}) => text)).toEqual(['CodePen']);
  });
});
