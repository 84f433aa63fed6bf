import type {Fault, Tag} from './types';

/** Elements that never have content, so authors forget that MDX wants them closed. */
const VOID_ELEMENTS: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Finds opening tags without a closing tag, and closing tags without an opening one. */
export function pairTags(tags: readonly Tag[]): readonly Fault[] {
  const faults: Fault[] = [];
  const open: Tag[] = [];
  const report = (kind: Fault['kind'], {start, end, name}: Tag): void => {
    faults.push({kind, start, end, text: name});
  };
  for (const tag of tags) {
    if (tag.kind === 'self') {
      continue;
    }
    if (VOID_ELEMENTS.has(tag.name)) {
      report(tag.kind === 'open' ? 'void-tag' : 'stray-close', tag);
      continue;
    }
    if (tag.kind === 'open') {
      open.push(tag);
      continue;
    }
    const partner = open.map(({name}) => name).lastIndexOf(tag.name);
    if (partner === -1) {
      report('stray-close', tag);
      continue;
    }
    open
      .splice(partner)
      .slice(1)
      .forEach((lost) => report('unclosed-tag', lost));
  }
  open.forEach((lost) => report('unclosed-tag', lost));
  return faults.sort((a, b) => a.start - b.start);
}
