import type {HeadTag} from './readTags';

export interface Head {
  readonly title?: string;
  readonly html: HeadTag['attributes'];
  readonly body: HeadTag['attributes'];
  readonly tags: readonly HeadTag[];
}

/** Attributes that say what a `meta` is about. */
const META_KEYS = ['name', 'property', 'http-equiv', 'charset', 'itemprop'];

/**
 * The head that several `<Head>`s make together, the outermost first: of the titles, of an attribute's values and
 * of the tags about the same thing, the innermost counts. Tags that say nothing are left out.
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

/** What a tag is about; undefined if it says nothing or is no tag of its own. */
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
