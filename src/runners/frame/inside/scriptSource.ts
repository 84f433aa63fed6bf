const JAVASCRIPT = /^(?:|module|(?:text|application)\/javascript)$/i;

/**
 * Whether the browser would run the script. Script elements that contain data or templates stay as they are.
 */
export function isScriptElement(element: HTMLScriptElement): boolean {
  return JAVASCRIPT.test(element.getAttribute('type')?.trim() ?? '');
}

/** The text of an inline script, padded so that its line numbers are those of its file. */
export function lineUp(text: string, before: string): string {
  return '\n'.repeat(before.split('\n').length - 1) + text;
}
