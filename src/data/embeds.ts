/**
 * When a frame from another site loads. With `lazy` it loads when the reader scrolls near it; with `click` it
 * loads when the reader presses its poster, and nothing is requested from the other site before that.
 */
export type EmbedLoad = 'lazy' | 'click';

/** Settings for frames from other sites, for the whole portal. */
export const EMBEDS = {
  load: 'lazy' as EmbedLoad,
  /** Account of the CodePen challenges. CodePen serves any public pen under this name. */
  codePenUser: 'anon',
  codePenTheme: '40968',
  /** Folder of `static/` that contains posters. */
  postersPath: '/images/',
} as const;
