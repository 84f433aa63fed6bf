import {type Colour, type Look, readSgr} from 'lesson-shell/prompt';

/** The classes of src/css/code.css whose colours come nearest to those of a terminal. */
const CLASSES: Readonly<Partial<Record<Colour, string>>> = {
  red: 'd',
  green: 'i',
  yellow: 'a',
  blue: 'f',
  magenta: 'k',
  cyan: 'v',
  grey: 'o',
};

/** What a program printed for a terminal, in the format of src/markdown/highlight. */
export function colouredHtml(text: string): string {
  const lines: string[] = [''];
  for (const {text: piece, ...look} of readSgr(text.replace(/\n+$/, ''))) {
    for (const [index, part] of piece.split('\n').entries()) {
      if (index > 0) {
        lines.push('');
      }
      lines[lines.length - 1] += pieceHtml(part, look);
    }
  }
  return lines.map((line) => `<span class=l>${line}\n</span>`).join('');
}

function pieceHtml(text: string, {isBold, colour, background}: Look): string {
  if (text === '') {
    return '';
  }
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const marked = background ? `<mark>${escaped}</mark>` : escaped;
  const bold = isBold ? `<b>${marked}</b>` : marked;
  const name = colour && CLASSES[colour];
  return name ? `<span class=${name}>${bold}</span>` : bold;
}
