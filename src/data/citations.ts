/** A credit: an opening, a link, and a full stop. */
export interface Credit {
  readonly before: string;
  readonly name: string;
  readonly link: string;
}

/**
 * Shortcuts for `citation`, by widget; they are case-sensitive. The specification mentions two more creators
 * of YouTube videos but does not name them; once they are known, each needs only a row here.
 */
export const CITATIONS: Readonly<Record<string, Readonly<Record<string, Credit>>>> = {
  Screencast: {
    israel: {
      before: 'This screencast was created by ',
      name: 'Israel on Scrimba',
      link: 'https://scrimba.com',
    },
  },
  YouTube: {
    github: {
      before: 'This video was created by ',
      name: 'GitHub Training & Guides',
      link: 'https://www.youtube.com/githubguides',
    },
  },
};
