import {Children, Fragment, isValidElement, type ReactNode} from 'react';

type Attributes = Readonly<Record<string, string>>;

/** One element of the document's head, or the attributes of `html` or `body`. */
export interface HeadTag {
  readonly type: string;
  readonly attributes: Attributes;
  readonly text?: string;
}

const TYPES: ReadonlySet<unknown> = new Set(['html', 'body', 'title', 'meta', 'link', 'script']);

/** React properties whose attribute name differs in more than case. */
const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

/**
 * Reads the children of a `<Head>`.
 *
 * @throws Error when a child is not one of the elements in `TYPES`
 */
export function readTags(children: ReactNode): readonly HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Readonly<Record<string, unknown>>>(child)) {
      return [];
    }
    const {children: inner, ...properties} = child.props;
    if (child.type === Fragment) {
      return readTags(inner as ReactNode);
    }
    if (!TYPES.has(child.type)) {
      throw new Error(
        `<Head> cannot contain ${String(child.type)}. See src/patches/trimTheme/browser/head.`,
      );
    }
    const text = inner === undefined ? {} : {text: [inner].flat().join('')};
    return [{type: child.type as string, attributes: attributesOf(properties), ...text}];
  });
}

/** Like server rendering, which writes false and undefined as empty values. */
function attributesOf(properties: Readonly<Record<string, unknown>>): Attributes {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      ATTRIBUTE_NAMES[name] ?? name.toLowerCase(),
      value === undefined || value === false ? '' : String(value),
    ]),
  );
}
