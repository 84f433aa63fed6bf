import {buildFolder, portalPages} from '../../../src/finish/buildFolder';
import {writeTree} from '../../helpers/writeTree';

it('writes a file with the folders above it, and reads it', () => {
  const build = buildFolder(writeTree({}));
  build.write('.well-known/deep/security.txt', 'Contact: us');
  expect(build.read('.well-known/deep/security.txt')).toBe('Contact: us');
});

it('lists the pages of the app and the redirects, and no files that students download', () => {
  const build = buildFolder(
    writeTree({
      'index.html': '<div id="__docusaurus"></div>',
      'old/index.html': '<a data-canonical href="/new/">New</a>',
      'files/exercise.html': '<p>Yours</p>',
      'assets/main.js': '"<div id=__docusaurus>"',
    }),
  );
  expect([...portalPages(build)].sort()).toEqual(['index.html', 'old/index.html']);
});
