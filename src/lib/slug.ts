const SEPARATORS = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;
const CONTROLS = /\p{Cc}/gu;

/**
 * The id of a heading from its plain text, generated the way the old site did it, so that old links keep
 * working.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(CONTROLS, '')
    .replace(SEPARATORS, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}

/** Makes ids unique within a page: a repeated one gets `-1`, then `-2`. */
export function createSlugger(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const slug = slugify(text);
    const repeats = seen.get(slug);
    seen.set(slug, (repeats ?? -1) + 1);
    return repeats === undefined ? slug : `${slug}-${repeats + 1}`;
  };
}
