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

// Stores a value as JSON. If the storage is blocked or full, the game goes on without it.
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.error(error);
  }
}

// 1. Stores the game.
function saveGame(game) {
  write(GAME_KEY, game);
}

// 2. Returns the stored game, or null if there is none, if it can't be read,
//    or if round, score or done is missing.
function loadGame() {
  const game = read(GAME_KEY);
  const complete =
    (game?.round === 1 || game?.round === 2) &&
    typeof game.score === 'number' &&
    game.done instanceof Object;
  return complete ? game : null;
}

// 3. Removes the stored game.
function clearGame() {
  try {
    localStorage.removeItem(GAME_KEY);
  } catch (error) {
    console.error(error);
  }
}

// 4. Returns the array of best scores, the best first.
function loadScores() {
  const scores = read(SCORES_KEY);
  return Array.isArray(scores) ? scores : [];
}

// 5. Adds one score and keeps the five best. Returns the new array.
function addScore(name, points) {
  const scores = [...loadScores(), { name, points }]
    .toSorted((a, b) => b.points - a.points)
    .slice(0, 5);
  write(SCORES_KEY, scores);
  return scores;
}
