/** Longer elements are printed without their content. */
const MAX_ELEMENT_LENGTH = 160;
const MAX_NODES = 20;

interface NodeLike {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly outerHTML?: string;
  cloneNode?(deep: boolean): NodeLike;
}

/**
 * Formats nodes, lists of nodes, events and the window as a console shows them; undefined for anything else.
 */
export function domText(value: object): string | undefined {
  if (isNode(value)) {
    return nodeText(value);
  }
  const tag = Object.prototype.toString.call(value).slice('[object '.length, -1);
  if (tag === 'NodeList' || tag === 'HTMLCollection') {
    const nodes = [...(value as Iterable<NodeLike>)];
    const shown = nodes.slice(0, MAX_NODES).map(nodeText);
    const rest = nodes.length - shown.length;
    const items = rest > 0 ? [...shown, `... ${rest} more`] : shown;
    return items.length === 0 ? `${tag} []` : `${tag}(${nodes.length}) [ ${items.join(', ')} ]`;
  }
  if (tag === 'DOMTokenList' || tag === 'CSSStyleDeclaration') {
    return `${tag} { ${JSON.stringify((value as {value?: string; cssText?: string}).value ?? (value as {cssText?: string}).cssText)} }`;
  }
  if (tag === 'Window' || tag === 'Location') {
    return `[object ${tag}]`;
  }
  return tag.endsWith('Event') && 'type' in value
    ? `${tag} { type: '${String(value.type)}' }`
    : undefined;
}

function isNode(value: object): value is NodeLike {
  return (
    'nodeType' in value &&
    typeof value.nodeType === 'number' &&
    'nodeName' in value &&
    typeof value.nodeName === 'string'
  );
}

function nodeText(node: NodeLike): string {
  const {outerHTML} = node;
  if (outerHTML === undefined) {
    return node.nodeValue === null
      ? node.nodeName
      : `${node.nodeName} ${JSON.stringify(node.nodeValue)}`;
  }
  if (outerHTML.length <= MAX_ELEMENT_LENGTH || !node.cloneNode) {
    return outerHTML;
  }
  return (node.cloneNode(false).outerHTML ?? node.nodeName).replace('></', '>…</');
}
