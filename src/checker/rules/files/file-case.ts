import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants: 'No two names in a folder differ only in capital and small letters.',
  why: 'On macOS and Windows one of the two files overwrites the other.',
  wrong: 'grid.svg\nGrid.svg',
  right: 'grid.svg\ngrid-lines.svg',
  language: 'text',
  cases: ['rt-case-conflict'],
  *check({files}) {
    const first = new Map<string, string>();
    for (const {path} of files) {
      const key = path.normalize('NFC').toLowerCase();
      const other = first.get(key);
      if (other === undefined) {
        first.set(key, path);
      } else {
        const message = `the name differs from ${other} only in capital and small letters`;
        yield {path, at: {line: 1, column: 1}, message, remedy: 'rename one of the two'};
      }
    }
  },
};
