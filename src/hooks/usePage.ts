import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PortalFrontMatter} from '@site/src/data/page';

interface Page extends PortalFrontMatter {
  readonly title: string;
  readonly description: string | undefined;
  readonly toc: ReturnType<typeof useDoc>['toc'];
  /** Excluded from all lists and from search engines. */
  readonly unlisted: boolean;
  /** Whether the Markdown contains a level-one heading. */
  readonly hasOwnTitle: boolean;
}

/** The current page: its data and front matter. */
export function usePage(): Page {
  const {metadata, frontMatter: own, toc, contentTitle} = useDoc();
  const frontMatter = own as unknown as PortalFrontMatter;
  return {
    ...frontMatter,
    title: metadata.title,
    description: metadata.description,
    toc,
    unlisted: metadata.unlisted,
    hasOwnTitle: contentTitle !== undefined,
  };
}
