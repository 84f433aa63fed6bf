import type {Head} from './merge';
import type {HeadTag} from './readTags';

/** Marks the tags of the head that `<Head>`s have made; the server writes it too. */
const MARK = 'data-rh';

/** Attributes that `html` and `body` have from a `<Head>`. */
const given = new WeakMap<Element, readonly string[]>();

/** Changes the document so that it has this head. What it has already stays untouched. */
export function apply({title, html, body, tags}: Head): void {
  setAttributes(document.documentElement, html);
  setAttributes(document.body, body);
  if (title !== undefined && title !== document.title) {
    document.title = title;
  }
  const old = new Set(document.head.querySelectorAll(`:not(title)[${MARK}]`));
  const fresh = tags.map(elementOf).filter((element) => {
    const same = [...old].find((present) => present.isEqualNode(element));
    return same === undefined || !old.delete(same);
  });
  old.forEach((element) => element.remove());
  document.head.append(...fresh);
}

function setAttributes(element: Element, attributes: HeadTag['attributes']): void {
  const names = Object.keys(attributes);
  for (const name of given.get(element) ?? []) {
    if (!names.includes(name)) {
      element.removeAttribute(name);
    }
  }
  given.set(element, names);
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

function elementOf({type, attributes, text = ''}: HeadTag): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries({...attributes, [MARK]: 'true'})) {
    element.setAttribute(name, value);
  }
  element.textContent = text;
  return element;
}
