export interface Tag {
  readonly name: 'link' | 'script' | 'style';
  /** The opening tag. */
  readonly open: string;
  /** What stands between the tags of a script or a style. */
  readonly text: string;
  readonly close: string;
}

/** Tags that load, and what may contain text that looks like one. */
const PARTS =
  /<!--[\s\S]*?-->|<(textarea|title|xmp)\b[^>]*>[\s\S]*?<\/\1\s*>|(<(script|style)\b(?:"[^"]*"|'[^']*'|[^"'>])*>)([\s\S]*?)(<\/\3\s*>)|(<link\b(?:"[^"]*"|'[^']*'|[^"'>])*>)/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

/** The html with other text in the place of its links, scripts and styles; undefined leaves one as it is. */
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

/** Attributes of an opening tag by their names in small letters. */
export function attributesOf(open: string): Readonly<Record<string, string | undefined>> {
  const inside = open.replace(/^<\w+/, '').replace(/\/?>$/, '');
  return Object.fromEntries(
    [...inside.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => [
      name!.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}
