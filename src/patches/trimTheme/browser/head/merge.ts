import type {HeadTag} from './readTags';

export interface Head {
  readonly title?: string;
  readonly html: HeadTag['attributes'];
  readonly body: HeadTag['attributes'];
  readonly tags: readonly HeadTag[];
}

/** Attributes that identify what a `meta` is about. */
const META_KEYS = ['name', 'property', 'http-equiv', 'charset', 'itemprop'];

/**
 * The combined head of several `<Head>`s, given with the outermost first. The innermost one determines the
 * title, the value of each attribute, and each tag about the same thing. Empty tags are left out.
 */
export function merge(heads: readonly (readonly HeadTag[])[]): Head {
  const all = heads.flat();
  const attributesOf = (type: string) =>
    Object.assign({}, ...all.filter((tag) => tag.type === type).map((tag) => tag.attributes));
  return {
    title: all.findLast(({type}) => type === 'title')?.text,
    html: attributesOf('html'),
    body: attributesOf('body'),
    tags: heads.flatMap((tags, index) => {
      const later = new Set(
        heads
          .slice(index + 1)
          .flat()
          .map(subjectOf),
      );
      return tags.filter((tag) => {
        const subject = subjectOf(tag);
        return subject !== undefined && !later.has(subject);
      });
    }),
  };
}

/** What a tag is about; undefined if it is empty or does not identify anything. */
function subjectOf({type, attributes, text}: HeadTag): string | undefined {
  switch (type) {
    case 'meta': {
      const key = META_KEYS.find((name) => attributes[name]);
      return key && `meta ${key} ${attributes[key]?.toLowerCase()}`;
    }
    case 'link': {
      const {rel, href} = attributes;
      const subject = rel === 'canonical' ? rel : (href ?? rel);
      return subject && `link ${subject}`;
    }
    case 'script':
      return `script ${attributes.src ?? text}`;
    default:
      return undefined;
  }
}
