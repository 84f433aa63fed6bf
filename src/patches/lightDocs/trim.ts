import type {SidebarItem} from '../../lib/sidebar';

/** The props of a docs version that are trimmed. */
export interface Version {
  readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly docs: Readonly<Record<string, unknown>>;
}

/**
 * A version without its list of documents, and without everything in its sidebars that the portal's sidebar
 * does not show.
 */
export function trimVersion(version: Version): Version {
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [
    name,
    items.map(trimItem),
  ]);
  return {...version, docsSidebars: Object.fromEntries(sidebars), docs: {}};
}

function trimItem({type, label, href, items}: SidebarItem): SidebarItem {
  return {type, label, href, ...(items && {items: items.map(trimItem)})};
}

/** Fields of a document that `useDoc` and the head of the page read. */
const DOC_FIELDS = ['id', 'title', 'description', 'permalink', 'unlisted', 'draft'] as const;

/** A document's metadata without the front matter, which the page's own chunk already exports. */
export function trimDoc(data: object): object {
  if (!('frontMatter' in data) || !('permalink' in data)) {
    return data;
  }
  const fields = data as Readonly<Record<string, unknown>>;
  return {
    ...Object.fromEntries(DOC_FIELDS.map((name) => [name, fields[name]])),
    tags: [],
    frontMatter: {},
  };
}

interface GlobalVersion {
  readonly docs: readonly unknown[];
}

/** Global data without the lists of documents and sidebars, which only Docusaurus’ own navbar items read. */
export function trimGlobalData(data: unknown): unknown {
  const {versions, ...rest} = data as {versions: readonly GlobalVersion[]};
  return {
    ...rest,
    versions: versions.map((version) => ({...version, docs: [], draftIds: [], sidebars: {}})),
  };
}
