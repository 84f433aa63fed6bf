/** Words a minute that a student reads of a lesson’s prose, often in a second language. */
const WORDS_PER_MINUTE = 180;
/** Lines a minute of code, read with care. */
const CODE_LINES_PER_MINUTE = 30;

/** Minutes to read a page’s Markdown, code included; at least one. */
export function minutesToRead(content: string): number {
  const code = content.match(/^(```|~~~)[\s\S]*?^\1/gm) ?? [];
  const lines = code.reduce((total, block) => total + block.split('\n').length - 2, 0);
  const prose = content.replace(/^(```|~~~)[\s\S]*?^\1/gm, ' ');
  const words = prose.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + lines / CODE_LINES_PER_MINUTE));
}
