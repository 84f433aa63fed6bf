const LISTS_OF_IDS = ['aria-labelledby', 'aria-describedby', 'aria-owns', 'for'] as const;
const LOCAL_URL = /url\((['"]?)#/g;

/**
 * Prefixes every id of a lesson and everything that refers to one, so that several lessons can be on one page.
 * Links to places in the lesson are handled by `linkInside`.
 */
export function prefixIds(lesson: HTMLElement, prefix: string): void {
  for (const element of lesson.querySelectorAll('*')) {
    if (element.id !== '') {
      element.id = prefix + element.id;
    }
    for (const name of LISTS_OF_IDS) {
      const ids = element.getAttribute(name);
      if (ids !== null) {
        element.setAttribute(
          name,
          ids
            .trim()
            .split(/\s+/)
            .map((id) => prefix + id)
            .join(' '),
        );
      }
    }
    if (element instanceof HTMLInputElement && element.name !== '') {
      element.name = prefix + element.name;
    }
    if (element instanceof SVGElement) {
      prefixInDrawing(element, prefix);
    }
  }
}

/** Markers, gradients and shapes that a drawing refers to. */
function prefixInDrawing(element: SVGElement, prefix: string): void {
  for (const {name, value} of [...element.attributes]) {
    if (/^(?:xlink:)?href$/.test(name) && value.startsWith('#')) {
      element.setAttribute(name, `#${prefix}${value.slice(1)}`);
    } else if (value.includes('url(')) {
      element.setAttribute(name, value.replace(LOCAL_URL, `url($1#${prefix}`));
    }
  }
  if (element.tagName.toLowerCase() === 'style') {
    element.textContent = (element.textContent ?? '')
      .replace(LOCAL_URL, `url($1#${prefix}`)
      .replace(/#(?=[a-z_][\w-]*[^;{}]*\{)/gi, `#${prefix}`);
  }
}
