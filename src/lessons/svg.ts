/** What may not stand in a drawing that becomes part of the page. */
const REFUSED: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<script\b/i, 'a script'],
  [/<foreignObject\b/i, 'a foreignObject'],
  [/<style\b/i, 'a style element, which would reach the whole page'],
  [/<[^>]*\son\w+\s*=/i, 'an event handler'],
  [/<!ENTITY\b/i, 'an entity'],
  [/<[^>]*\b(?:href|src)\s*=\s*["'](?!#)/i, 'a link or picture from elsewhere'],
  [/<[^>]*\sid\s*=/i, 'an id, which could stand twice on a page'],
];

/** An SVG file as inline markup with a text alternative; throws when it holds what a page may not. */
export function inlineSvg(source: string, alt: string, path: string): string {
  for (const [pattern, what] of REFUSED) {
    if (pattern.test(source)) {
      throw new Error(`${path} holds ${what} (remove it)`);
    }
  }
  const svg = source
    .replace(/<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/gi, '')
    .replace(/<(title|desc|metadata)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/>[ \t]*\n\s*</g, '><')
    .trim();
  const opening = /^<svg\b([^>]*)>/.exec(svg);
  const width = /\sviewBox\s*=\s*["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)/.exec(
    opening?.[1] ?? '',
  )?.[1];
  if (!opening || width === undefined) {
    throw new Error(`${path} is no SVG with a viewBox (export it so)`);
  }
  const attributes = opening[1]!.replace(
    /\s(?:role|aria-[\w-]+|width|height|xmlns(?::\w+)?|version)\s*=\s*(?:"[^"]*"|'[^']*')/g,
    '',
  );
  return `<svg role="img" aria-label="${escapeAttribute(alt)}" width="${width}"${attributes}>${svg.slice(opening[0].length)}`;
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
