import type {TemplateError} from '../protocol';

interface TemplatePlace {
  readonly file: string;
  readonly line: number;
}

/**
 * Where in the author's files the compiler found an error in a template. If Vue read the template from the
 * page, the browser has normalized it, so the file is searched for the line with the error.
 */
export function templatePlace(
  {template, loc}: TemplateError,
  files: Readonly<Record<string, string>>,
): TemplatePlace | undefined {
  const line = loc?.start.line ?? 1;
  for (const [file, text] of Object.entries(files)) {
    const at = text.indexOf(template);
    if (at >= 0) {
      return {file, line: text.slice(0, at).split('\n').length + line - 1};
    }
  }
  const wanted = asWritten(template.split('\n')[line - 1] ?? '');
  const found = Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((candidate, index) => {
      return asWritten(candidate) === wanted ? [{file, line: index + 1}] : [];
    }),
  );
  return wanted !== '' && found.length === 1 ? found[0] : undefined;
}

/** A line without the parts that a browser normalizes. */
function asWritten(line: string): string {
  return line
    .replaceAll('=""', '')
    .replaceAll(/\s*\/?>/g, '>')
    .trim();
}

export function isTemplateError(error: unknown): error is TemplateError {
  return error instanceof SyntaxError && 'template' in error;
}
