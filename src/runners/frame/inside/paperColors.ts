/** Has the page printed in the colours that the example is about, although browsers leave backgrounds out. */
export function keepColorsOnPaper(page: Document): void {
  const style = page.createElement('style');
  style.textContent = 'html{print-color-adjust:exact}';
  page.head.prepend(style);
}
