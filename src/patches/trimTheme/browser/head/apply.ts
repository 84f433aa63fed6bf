import type {Head} from './merge';
import type {HeadTag} from './readTags';

/** Marks tags in the head that come from a `<Head>`; the server writes this attribute too. */
const MARK = 'data-rh';

/** Attributes that `html` and `body` got from a `<Head>`. */
const given = new WeakMap<Element, HeadTag['attributes']>();

/** Updates the document to this head. Tags that it already has are not touched. */
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

/**
 * Applies only what has changed since the last time, so that other changes by scripts are kept: the class of
 * `html` also shows that the drawer is open.
 */
function setAttributes(element: Element, attributes: HeadTag['attributes']): void {
  const before = given.get(element) ?? {};
  for (const name of Object.keys(before)) {
    if (attributes[name] === undefined) {
      element.removeAttribute(name);
    }
  }
  given.set(element, attributes);
  for (const [name, value] of Object.entries(attributes)) {
    if (before[name] !== value && element.getAttribute(name) !== value) {
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
