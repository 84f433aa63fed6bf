// What the game keeps between two visits. Nothing else uses localStorage.

const GAME_KEY = 'quiz-board-game';
const SCORES_KEY = 'quiz-board-scores';

// Reads a value that was stored as JSON. Text that isn't JSON counts as nothing.
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch (error) {
    console.error(error);
    return null;
  }
}

// 1. Stores the game.
function saveGame(game) {
  localStorage.setItem(GAME_KEY, JSON.stringify(game));
}

// 2. Returns the stored game, or null if there is none or it can't be read.
function loadGame() {
  return read(GAME_KEY);
}

// 3. Removes the stored game.
function clearGame() {
  localStorage.removeItem(GAME_KEY);
}

// 4. Returns the array of best scores, the best first.
function loadScores() {
  return read(SCORES_KEY) ?? [];
}

// 5. Adds one score and keeps the five best. Returns the new array.
function addScore(name, points) {
  const scores = [...loadScores(), { name, points }]
    .toSorted((a, b) => b.points - a.points)
    .slice(0, 5);
  localStorage.setItem(SCORES_KEY, JSON.stringify(scores));
  return scores;
}
