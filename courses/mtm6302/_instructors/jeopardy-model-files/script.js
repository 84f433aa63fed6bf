// Quiz board

const board = document.querySelector('#board');
const scoreText = document.querySelector('#score');
const message = document.querySelector('#message');
const restart = document.querySelector('#restart');
const dialog = document.querySelector('#clue');
const clueTitle = document.querySelector('#clue-title');
const clueText = document.querySelector('#clue-text');
const form = document.querySelector('#answer-form');
const pass = document.querySelector('#pass');

let score = 0;
let current = null;
let open = 0;

// 1. Build the board from the array categories.
function buildBoard() {
  board.replaceChildren();
  open = 0;
  for (const category of categories) {
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
      open += 1;
    }

    board.append(column);
  }
}

// 2. Open the dialog with one clue.
function openClue(category, clue, button) {
  current = { points: clue.points, answers: clue.answers, button };
  clueTitle.textContent = `${category.name}, ${clue.points} points`;
  clueText.textContent = clue.text;
  form.reset();
  dialog.showModal();
}

// 3. Check an answer.
function isRight(answer, answers) {
  return answers.includes(answer.trim().toLowerCase());
}

// 4. Finish a clue: points, button, message, end of the game.
function finishClue(points, result, text) {
  const { button } = current;
  score += points;
  scoreText.textContent = score;
  button.disabled = true;
  button.classList.add(result);
  button.setAttribute(
    'aria-label',
    `${button.getAttribute('aria-label')}, ${result}`,
  );
  open -= 1;
  message.textContent =
    open === 0 ? `${text} The game is over: ${score} points.` : text;
  restart.hidden = open > 0;
  current = null;
  dialog.close();
  const next = board.querySelector('button:enabled') ?? restart;
  next.focus();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const answer = new FormData(form).get('answer');
  if (isRight(answer, current.answers)) {
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

// 5. Start a new game.
function startGame() {
  score = 0;
  scoreText.textContent = score;
  message.textContent = 'Choose a clue.';
  restart.hidden = true;
  buildBoard();
}

restart.addEventListener('click', startGame);

startGame();
