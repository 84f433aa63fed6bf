import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageData} from '../../src/data/page';

type FrontMatter = Readonly<Record<string, unknown>>;

interface Shown extends FrontMatter {
  readonly title?: string;
  readonly portal?: Partial<PageData>;
  readonly toc?: readonly {readonly value: string; readonly id: string; readonly level: number}[];
}

/** The page that `usePage` gives from now on, with defaults for what a test does not care about. */
export function showPage({
  title = 'A page',
  portal = {},
  toc = [],
  ...frontMatter
}: Shown = {}): void {
  jest.mocked(useDoc).mockReturnValue({
    metadata: {title, description: undefined, unlisted: false},
    frontMatter: {
      ...frontMatter,
      portal: {source: 'modules/a.md', minutes: 5, crumbs: [], requires: [], usedIn: [], ...portal},
    },
    toc,
    contentTitle: undefined,
  } as never);
}
