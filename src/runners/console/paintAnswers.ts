const LINE_END = '\n</span>';

/**
 * A transcript of src/markdown/highlight whose answers have the colours of a run.
 *
 * @param painted the same transcript, line by line, as the run printed it
 */
export function paintAnswers(html: string, painted: string): string {
  const lines = painted.split(LINE_END);
  return html
    .split(LINE_END)
    .map((line, index) => (line.includes('<span class=o>') ? (lines[index] ?? line) : line))
    .join(LINE_END);
}
