import type {SidebarItem} from '../../lib/sidebar';

/** Props of a docs version, as far as they are trimmed. */
export interface Version {
  readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly docs: Readonly<Record<string, unknown>>;
}

/** A version whose sidebars have only what the portal’s sidebar shows, and no list of documents. */
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

/**
 * A document’s metadata without what the page’s own chunk says already: the front matter, which MDX
 * exports beside it.
 */
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

/** Global data without the list of all documents, which only stock navbar items read. */
export function trimGlobalData(data: unknown): unknown {
  const {versions, ...rest} = data as {versions: readonly GlobalVersion[]};
  return {...rest, versions: versions.map((version) => ({...version, docs: []}))};
}
