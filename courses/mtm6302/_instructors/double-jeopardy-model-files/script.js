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
let open = 0;

function nameOf(category, clue) {
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
  open = 0;
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

      const result = game.done[nameOf(category, clue)];
      if (result) {
        markButton(button, result);
      } else {
        open += 1;
      }
    }

    board.append(column);
  }
}

function show(text) {
  scoreText.textContent = game.score;
  roundText.textContent = game.round;
  message.textContent = text;
  nameForm.hidden = !(game.round === 2 && open === 0);
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
    name: nameOf(category, clue),
    points: clue.points,
    answers: clue.answers,
    button,
  };
  clueTitle.textContent = `${category.name}, ${clue.points} points`;
  clueText.textContent = clue.text;
  form.reset();
  wagerForm.reset();
  wagerError.textContent = '';
  wagerForm.hidden = !clue.wager;
  clueText.hidden = Boolean(clue.wager);
  form.hidden = Boolean(clue.wager);
  if (clue.wager) {
    clueTitle.textContent = `${category.name}, your wager`;
    wagerField.max = maxWager(game.score);
  }
  dialog.showModal();
}

wagerForm.noValidate = true; // the message below says what is wrong

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
  current.points = wager;
  wagerForm.hidden = true;
  clueText.hidden = false;
  form.hidden = false;
  form.elements.answer.focus();
});

function isRight(answer, answers) {
  return answers.includes(answer.trim().toLowerCase());
}

function finishClue(points, result, text) {
  game.score += points;
  game.done[current.name] = result;
  markButton(current.button, result);
  current = null;
  open -= 1;
  dialog.close();

  if (open === 0 && game.round === 1) {
    game.round = 2;
    buildBoard();
    show(`${text} Round two begins.`);
  } else if (open === 0) {
    show(`${text} The game is over: ${game.score} points.`);
  } else {
    show(text);
  }
  saveGame(game);
  const next =
    board.querySelector('button:enabled') ?? document.querySelector('#player');
  next.focus();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (isRight(form.elements.answer.value, current.answers)) {
    finishClue(current.points, 'correct', `Correct! ${current.points} points.`);
  } else {
    finishClue(
      -current.points,
      'wrong',
      `Not quite. The answer was ${current.answers[0]}.`,
    );
  }
});

pass.addEventListener('click', () => {
  finishClue(0, 'passed', `Passed. The answer was ${current.answers[0]}.`);
});

// Esc would leave a wager, or a clue that has been read, without an answer.
dialog.addEventListener('cancel', (event) => event.preventDefault());

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
  show(`Welcome back. You have ${game.score} points.`);
} else {
  startGame();
}
showScores(loadScores());
