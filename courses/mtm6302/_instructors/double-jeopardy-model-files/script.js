// Quiz board with two rounds, a wager, a saved game and best scores

const board = document.querySelector('#board');
const scoreText = document.querySelector('#score');
const roundText = document.querySelector('#round');
const message = document.querySelector('#message');
const restart = document.querySelector('#restart');
const dialog = document.querySelector('#clue');
const clueTitle = document.querySelector('#clue-title');
const clueText = document.querySelector('#clue-text');
const form = document.querySelector('#answer-form');
const pass = document.querySelector('#pass');
const wagerForm = document.querySelector('#wager-form');
const wagerField = document.querySelector('#wager');
const wagerError = document.querySelector('#wager-error');
const nameForm = document.querySelector('#name-form');
const scoreList = document.querySelector('#scores');

let game = { round: 1, score: 0, done: {} };
let current = null;
let remaining = 0;

function keyOf(category, clue) {
  return `${category.name} ${clue.points}`;
}

function markButton(button, result) {
  button.disabled = true;
  button.classList.add(result);
  button.setAttribute(
    'aria-label',
    `${button.getAttribute('aria-label')}, ${result}`,
  );
}

function buildBoard() {
  const list = game.round === 1 ? categories : roundTwo;
  board.replaceChildren();
  remaining = 0;
  for (const category of list) {
    const column = document.createElement('section');
    column.classList.add('category');

    const heading = document.createElement('h2');
    heading.textContent = category.name;
    column.append(heading);

    for (const clue of category.clues) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = clue.points;
      button.setAttribute(
        'aria-label',
        `${category.name}, ${clue.points} points`,
      );
      button.addEventListener('click', () => openClue(category, clue, button));
      column.append(button);

      const result = game.done[keyOf(category, clue)];
      if (result) {
        markButton(button, result);
      } else {
        remaining += 1;
      }
    }

    board.append(column);
  }
}

function show(text) {
  scoreText.textContent = game.score;
  roundText.textContent = game.round;
  message.textContent = text;
  nameForm.hidden = !(game.round === 2 && remaining === 0);
}

function showScores(scores) {
  scoreList.replaceChildren();
  for (const entry of scores) {
    const item = document.createElement('li');
    item.textContent = `${entry.name}: ${entry.points}`;
    scoreList.append(item);
  }
}

// The most that can be wagered: the score, or 1000 if the score is lower than that.
function maxWager(score) {
  return Math.max(score, 1000);
}

function openClue(category, clue, button) {
  current = {
    key: keyOf(category, clue),
    points: clue.points,
    answers: clue.answers,
    button,
  };
  clueTitle.textContent = `${category.name}, ${clue.points} points`;
  clueText.textContent = clue.text;
  form.reset();
  wagerForm.reset();
  wagerError.textContent = '';
  wagerField.removeAttribute('aria-invalid');
  wagerForm.hidden = !clue.wager;
  clueText.hidden = Boolean(clue.wager);
  form.hidden = Boolean(clue.wager);
  if (clue.wager) {
    const max = maxWager(game.score);
    clueTitle.textContent = `${category.name}, a wager from 0 to ${max}`;
    wagerField.max = max;
  }
  dialog.showModal();
}

wagerForm.addEventListener('submit', (event) => {
  event.preventDefault();
  const wager = Number(wagerField.value);
  const max = maxWager(game.score);
  const valid =
    wagerField.value !== '' &&
    Number.isInteger(wager) &&
    wager >= 0 &&
    wager <= max;
  if (!valid) {
    wagerError.textContent = `Enter a whole number from 0 to ${max}.`;
    wagerField.setAttribute('aria-invalid', 'true');
    wagerField.focus();
    return;
  }
  wagerField.removeAttribute('aria-invalid');
  wagerError.textContent = '';
  current.points = wager; // the clue itself keeps its printed points, which are part of the key
  current.wager = true;
  wagerForm.hidden = true;
  clueText.hidden = false;
  form.hidden = false;
  form.elements.answer.focus();
});

function isRight(answer, answers) {
  return answers.includes(answer.trim().toLowerCase());
}

// The result is 'correct', 'wrong' or 'passed'.
function finishClue(result) {
  const { key, points, answers, button } = current;
  let text = `Passed. The answer was ${answers[0]}.`;
  if (result === 'correct') {
    game.score += points;
    text = `Correct! ${points} points.`;
  } else if (result === 'wrong') {
    game.score -= points;
    text = `Not quite. The answer was ${answers[0]}.`;
  }
  game.done[key] = result;
  markButton(button, result);
  current = null;
  remaining -= 1;
  dialog.close();

  if (remaining === 0 && game.round === 1) {
    game.round = 2;
    game.done = {};
    buildBoard();
    show(`${text} Round two begins.`);
  } else if (remaining === 0) {
    show(`${text} The game is over: ${game.score} points.`);
  } else {
    show(text);
  }
  saveGame(game); // after the round has changed
  const next =
    board.querySelector('button:enabled') ?? document.querySelector('#player');
  next.focus();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const answer = form.elements.answer.value;
  finishClue(isRight(answer, current.answers) ? 'correct' : 'wrong');
});

// Once a wager has been placed, passing and closing count as wrong.
pass.addEventListener('click', () =>
  finishClue(current.wager ? 'wrong' : 'passed'),
);

// Esc: without a wager, the clue can be chosen again later.
dialog.addEventListener('cancel', () => {
  if (current.wager) {
    finishClue('wrong');
  }
});

nameForm.addEventListener('submit', (event) => {
  event.preventDefault();
  showScores(addScore(nameForm.elements.player.value.trim(), game.score));
  startGame();
});

function startGame() {
  clearGame();
  game = { round: 1, score: 0, done: {} };
  buildBoard();
  show('Choose a clue.');
}

restart.addEventListener('click', startGame);

const saved = loadGame();
if (saved) {
  game = saved;
  buildBoard();
  show(
    remaining === 0
      ? `The game is over: ${game.score} points.`
      : `Welcome back. You have ${game.score} points.`,
  );
} else {
  startGame();
}
showScores(loadScores());
