// Replace this file with your clues.js from the exercise Jeopardy.

const categories = [
  {
    name: 'Example',
    clues: [
      {
        points: 100,
        text: 'This file should be replaced by this one.',
        answers: ['clues.js'],
      },
    ],
  },
];
