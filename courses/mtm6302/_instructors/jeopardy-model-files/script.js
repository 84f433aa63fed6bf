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
let remaining = 0;

// 1. Build the board from the array categories.
function buildBoard() {
  board.replaceChildren();
  remaining = 0;
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
      remaining += 1;
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

// 4. Finish a clue. The result is 'correct', 'wrong' or 'passed'.
function finishClue(result) {
  const { points, answers, button } = current;
  let text = `Passed. The answer was ${answers[0]}.`;
  if (result === 'correct') {
    score += points;
    text = `Correct! ${points} points.`;
  } else if (result === 'wrong') {
    score -= points;
    text = `Not quite. The answer was ${answers[0]}.`;
  }
  scoreText.textContent = score;

  button.disabled = true;
  button.classList.add(result);
  button.setAttribute(
    'aria-label',
    `${button.getAttribute('aria-label')}, ${result}`,
  );
  remaining -= 1;
  current = null;
  dialog.close();

  message.textContent =
    remaining === 0 ? `${text} The game is over: ${score} points.` : text;
  restart.hidden = remaining > 0;
  const next = board.querySelector('button:enabled') ?? restart;
  next.focus();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const answer = new FormData(form).get('answer');
  finishClue(isRight(answer, current.answers) ? 'correct' : 'wrong');
});

pass.addEventListener('click', () => finishClue('passed'));

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
