import {createHash} from 'node:crypto';
import {hashesOfBuild} from '../../../src/finish/previousRelease';
import {writeTree} from '../../helpers/writeTree';

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const pageWith = (css: string, script: string): string =>
  `<head><style>${css}</style></head><div id=__docusaurus></div><script>${script}</script>`;

test('row S3: of a build that readers have, all that its pages hold inline is known, once', () => {
  const build = writeTree({
    'index.html': pageWith('a{}', 'a()'),
    'b/index.html': pageWith('a{}', 'b()'),
    'runner/preview.html': '<script>portal.never()</script>',
  });
  expect(hashesOfBuild(build)).toEqual({
    scripts: [hashOf('a()'), hashOf('b()')].sort(),
    styles: [hashOf('a{}')],
  });
});
