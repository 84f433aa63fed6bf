/** The drawing style of all figures, which docs/figures.md explains. Numbers are units of the viewBox. */
export const FIGURE_STYLE = {
  /** Grid lines; outlines and arrows; emphasis; lines that are objects in their own right. */
  strokes: [1.5, 2, 3, 6],
  /** Shapes that lie edge to edge; small boxes; boxes. A pill has half of its shorter side. */
  corners: [0, 4, 8],
  dash: '6 4',
  /** Code and remarks; labels; headings. */
  textSizes: [14, 16, 20],
  /** From this size on, a letter is a specimen and not a label. */
  specimen: 48,
  weight: '700',
  fonts: ['inherit', 'var(--font-mono)'],
} as const;
