// What the game keeps between two visits. Complete the five functions.
// Nothing else in your code should use localStorage.

const GAME_KEY = 'quiz-board-game';
const SCORES_KEY = 'quiz-board-scores';

// 1. Stores the game, an object such as
//    { round: 1, score: 300, done: { 'HTML 100': 'correct', 'CSS 200': 'wrong' } }
function saveGame(game) {}

// 2. Returns the stored game, or null if there is none, if it can't be read,
//    or if round, score or done is missing.
function loadGame() {
  return null;
}

// 3. Removes the stored game.
function clearGame() {}

// 4. Returns the array of best scores, the best first.
//    An empty array if there are none or if they can't be read.
function loadScores() {
  return [];
}

// 5. Adds one score and keeps the five best. Returns the new array.
function addScore(name, points) {
  return [];
}
