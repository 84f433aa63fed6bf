import {WIDGETS} from '../../data/widgets';
import type {LessonText} from './lesson';
import type {LinkFact} from './lesson';

const LINK_ATTRIBUTES: Readonly<Record<string, LinkFact['kind']>> = {
  href: 'link',
  to: 'link',
  link: 'link',
  page: 'link',
  src: 'image',
  folder: 'folder',
};

/** Every link, image and folder that a lesson refers to. */
export function collectLinks(lesson: LessonText): readonly LinkFact[] {
  return [...linksOf(lesson), ...attributeLinksOf(lesson)];
}

function linksOf({nodes, lines, text}: LessonText): readonly LinkFact[] {
  const targets = [...nodes.links, ...nodes.images, ...nodes.definitions];
  return targets.map((node): LinkFact => {
    const span = nodes.spanOf(node);
    // The URL comes last, so this does not match the same text in the link's own words.
    const found = text.slice(span.start, span.end).lastIndexOf(node.url);
    return {
      ...lines.at(span.start),
      url: node.url,
      kind: node.type === 'image' ? 'image' : 'link',
      ...(found > 0 && {
        span: {start: span.start + found, end: span.start + found + node.url.length},
      }),
    };
  });
}

function attributeLinksOf({scan, lines}: LessonText): readonly LinkFact[] {
  return scan.tags.flatMap(({attributes, name: tag}) =>
    attributes.flatMap(({name, value}): readonly LinkFact[] => {
      const asset = assetOf(tag, name);
      const kind = asset?.kind ?? LINK_ATTRIBUTES[name];
      return kind !== undefined && value?.kind === 'string' && tag !== 'iframe'
        ? [
            {
              ...lines.at(value.start),
              url: `${asset?.folder ?? ''}${value.text}`,
              kind,
              tag,
              ...(asset?.folder === undefined && {
                span: {start: value.start + 1, end: value.end - 1},
              }),
            },
          ]
        : [];
    }),
  );
}

interface Asset {
  readonly kind: LinkFact['kind'];
  /** Folder of `static/` in which the value names a file. */
  readonly folder: string | undefined;
}

function assetOf(tag: string, name: string): Asset | undefined {
  const prop = Object.hasOwn(WIDGETS, tag) ? WIDGETS[tag]!.props[name] : undefined;
  return prop?.kind === 'asset'
    ? {kind: tag === 'Video' ? 'link' : 'image', folder: prop.staticFolder}
    : undefined;
}
