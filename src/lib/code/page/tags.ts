export interface Tag {
  readonly name: 'link' | 'script' | 'style';
  /** The opening tag. */
  readonly open: string;
  /** The content of a script or style element. */
  readonly text: string;
  readonly close: string;
}

/** Tags that load resources, and parts of a page that may contain text that looks like such a tag. */
const PARTS =
  /<!--[\s\S]*?-->|<(textarea|title|xmp)\b[^>]*>[\s\S]*?<\/\1\s*>|(<(script|style)\b(?:"[^"]*"|'[^']*'|[^"'>])*>)([\s\S]*?)(<\/\3\s*>)|(<link\b(?:"[^"]*"|'[^']*'|[^"'>])*>)/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

/**
 * Replaces the links, scripts and styles in HTML. Those for which `replace` returns undefined stay as they
 * are.
 */
export function replaceTags(html: string, replace: (tag: Tag) => string | undefined): string {
  return html.replace(PARTS, (...match) => {
    const [whole, , paired, name, text = '', close = '', link] = match as (string | undefined)[];
    const open = paired ?? link;
    if (open === undefined) {
      return whole!;
    }
    const tag = {name: (name?.toLowerCase() ?? 'link') as Tag['name'], open, text, close};
    return replace(tag) ?? whole!;
  });
}

/** Attributes of an opening tag, by their names in lower case. */
export function attributesOf(open: string): Readonly<Record<string, string | undefined>> {
  const inside = open.replace(/^<\w+/, '').replace(/\/?>$/, '');
  return Object.fromEntries(
    [...inside.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => [
      name!.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}
