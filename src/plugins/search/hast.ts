import type {Element, ElementContent, Root, RootContent} from 'hast';

export function classes({properties}: Element): readonly string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** The first element in document order that matches. */
export function find(
  parent: Root | Element,
  test: (element: Element) => boolean,
): Element | undefined {
  for (const node of parent.children as readonly RootContent[]) {
    if (node.type === 'element') {
      const found = test(node) ? node : find(node, test);
      if (found !== undefined) {
        return found;
      }
    }
  }
  return undefined;
}

export function element(
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}

export function text(value: string): ElementContent {
  return {type: 'text', value};
}
