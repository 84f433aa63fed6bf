import {PAGE_SCRIPTS_FILE} from '../../../src/data/pageScripts';
import {createFirstLoad} from '../../../src/finish/firstLoadOfPages';
import {writeTree} from '../../helpers/writeTree';

const PAGE =
  '<head><link rel="stylesheet" href="/assets/a.css" /></head><body><p>Text</p><script src="/main.js" defer></script></body>';

it('completes a page with its style sheet and its own scripts, and reads each sheet once', () => {
  const scripts = {
    '/modules/': ['assets/js/modules.js'],
    '/modules/css/grid.html': ['assets/js/grid.js'],
  };
  const root = writeTree({[`.docusaurus/${PAGE_SCRIPTS_FILE}`]: JSON.stringify(scripts)});
  const read = jest.fn(() => 'p {}');
  const complete = createFirstLoad(root, read);
  const modules = complete('modules/index.html', PAGE);
  expect(modules).toContain('<style>p {}</style>');
  expect(modules).toContain('src="/assets/js/modules.js#ahead" async');
  expect(complete('modules/css/grid.html', PAGE)).toContain('src="/assets/js/grid.js#ahead"');
  expect(complete('404.html', PAGE)).not.toContain('#ahead');
  expect(read.mock.calls).toEqual([['assets/a.css']]);
});
