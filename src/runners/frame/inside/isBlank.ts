/** Whether nothing of a page can be seen: no box of it has an area, and its canvas has no colour of its own. */
export function isBlank(page: Document): boolean {
  return (
    [...page.querySelectorAll('html, body')].every(
      (element) => !isPainted(getComputedStyle(element)),
    ) &&
    [...page.querySelectorAll('body, body *')].every((element) => {
      const {width, height} = element.getBoundingClientRect();
      return width === 0 || height === 0;
    })
  );
}

function isPainted({backgroundColor, backgroundImage}: CSSStyleDeclaration): boolean {
  return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
}
