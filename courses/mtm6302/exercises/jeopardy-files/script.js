// Quiz board: your code goes into this file.

const board = document.querySelector('#board');
const scoreText = document.querySelector('#score');
const message = document.querySelector('#message');
const restart = document.querySelector('#restart');
const dialog = document.querySelector('#clue');
const clueTitle = document.querySelector('#clue-title');
const clueText = document.querySelector('#clue-text');
const form = document.querySelector('#answer-form');
const pass = document.querySelector('#pass');

// The state of the game: everything that changes while someone plays.
let score = 0;
let current = null; // the clue in the dialog: an object with its points, text, answers and button
let remaining = 0; // how many clues can still be chosen

// 1. Build the board from the array categories.
function buildBoard() {
  message.textContent = `There are ${categories.length} categories. The board is not built yet.`;
}

// 2. Open the dialog with one clue.

// 3. Check an answer.

// 4. Finish a clue. The result is 'correct', 'wrong' or 'passed'.

// 5. Start a new game.

buildBoard();
