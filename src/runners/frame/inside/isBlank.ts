/** Whether nothing in a page is visible: none of its boxes has an area, and its background has no colour. */
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
