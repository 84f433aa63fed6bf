const JAVASCRIPT = /^(?:|module|(?:text|application)\/javascript)$/i;

/** Whether the browser would run it; data and templates in script elements stay as they are. */
export function isScriptElement(element: HTMLScriptElement): boolean {
  return JAVASCRIPT.test(element.getAttribute('type')?.trim() ?? '');
}

/** The text of an inline script at the line at which it stands in its file. */
export function lineUp(text: string, before: string): string {
  return '\n'.repeat(before.split('\n').length - 1) + text;
}
