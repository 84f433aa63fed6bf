interface ComponentPlace {
  readonly file: string;
  readonly line: number;
}

/** `    at Film (…)` in Chromium, `Film@…` in Firefox and Safari. */
const COMPONENT = /^\s*(?:at )?([A-Z]\w*)/gm;

/** The location in the example of the innermost component that React was rendering. */
export function componentPlace(
  componentStack: string,
  files: Readonly<Record<string, string>>,
): ComponentPlace | undefined {
  for (const [, name] of componentStack.matchAll(COMPONENT)) {
    const declared = new RegExp(`\\b(?:function|const|let|class)\\s+${name}\\b`);
    for (const [file, text] of Object.entries(files)) {
      const at = text.search(declared);
      if (at >= 0) {
        return {file, line: text.slice(0, at).split('\n').length};
      }
    }
  }
  return undefined;
}
