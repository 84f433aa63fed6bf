/** Words that credit somebody: an opening, a link, a full stop. */
export interface Credit {
  readonly before: string;
  readonly name: string;
  readonly link: string;
}

/**
 * Shortcuts for `citation`, by widget; case counts. The specification names two further creators of
 * YouTube videos without their names: a row each is all that they take.
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
