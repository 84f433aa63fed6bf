/** Texts that `npm run new` writes for an author to replace. None of them may be published. */
export const PLACEHOLDERS = {
  description: 'One sentence, at most 160 characters, that says what the page gives.',
  outcomes: [
    'Write the first thing that a reader can do afterwards',
    'Choose between two things, and say why',
  ],
  headings: [
    'What the first part shows',
    'What the second part shows',
    'What is seen when it goes wrong',
  ],
  source: 'what this source adds',
  course: 'One sentence, at most 160 characters, for the card on the home page.',
  tagline: 'One line below the title of the course.',
} as const;
