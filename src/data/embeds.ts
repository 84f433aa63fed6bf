/**
 * When a frame of another site loads: `lazy` when the reader comes near it, `click` after the reader
 * has pressed a poster, so that nothing is asked of the other site before.
 */
export type EmbedLoad = 'lazy' | 'click';

/** Settings of the frames of other sites, for the whole portal. */
export const EMBEDS = {
  load: 'lazy' as EmbedLoad,
  /** Account that CodePen challenges belong to; CodePen shows any public pen under this one. */
  codePenUser: 'anon',
  codePenTheme: '40968',
  /** Folder of `static/` that holds posters. */
  postersPath: '/images/',
} as const;
