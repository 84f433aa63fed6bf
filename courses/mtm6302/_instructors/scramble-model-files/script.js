// Scramble: ten words, three strikes, three passes.

const MAX_STRIKES = 3;
const MAX_PASSES = 3;

const subject = 'Weather';
const wordList = [
  { word: 'thunder', hint: 'comes after a flash' },
  { word: 'drizzle', hint: 'very light rain' },
  { word: 'blizzard', hint: 'snow and strong wind' },
  { word: 'rainbow', hint: 'needs sun and drops' },
  { word: 'humidity', hint: 'water in the air' },
  { word: 'cloudy', hint: 'no sun today' },
  { word: 'breeze', hint: 'a gentle wind' },
  { word: 'freezing', hint: 'zero degrees or less' },
  { word: 'forecast', hint: 'what tomorrow may bring' },
  { word: 'puddle', hint: 'step over it' },
];

// The state of the game. Only startGame, nextWord, guess and pass change it.
const game = {
  words: [],
  position: 0,
  scrambled: '',
  points: 0,
  strikes: 0,
  passes: MAX_PASSES,
  results: [],
};

const lettersList = document.querySelector('#letters');
const hintText = document.querySelector('#hint');
const message = document.querySelector('#message');
const pointsText = document.querySelector('#points');
const strikesText = document.querySelector('#strikes');
const passesText = document.querySelector('#passes');
const resultsList = document.querySelector('#results');
const form = document.querySelector('#guess-form');
const answerField = document.querySelector('#answer');
const passButton = document.querySelector('#pass');
const newGameButton = document.querySelector('#new-game');

// Questions about the state

function currentWord() {
  return game.words[game.position].word;
}

function isOver() {
  return game.strikes >= MAX_STRIKES || game.position >= game.words.length;
}

function cleanUp(text) {
  return text.trim().toLowerCase();
}

// Changes of the state

function startGame() {
  game.words = shuffle(wordList);
  game.position = 0;
  game.points = 0;
  game.strikes = 0;
  game.passes = MAX_PASSES;
  game.results = [];
  game.scrambled = scrambleWord(currentWord());
  show();
}

function nextWord(result) {
  game.results.push({ word: currentWord(), result });
  game.position += 1;
  if (!isOver()) {
    game.scrambled = scrambleWord(currentWord());
  }
}

function guess(text) {
  const answer = cleanUp(text);
  let feedback;

  if (isOver()) {
    return 'The game is over. Start a new one.';
  }
  if (answer === '') {
    return 'Type a word first.';
  }

  if (answer === currentWord()) {
    game.points += 1;
    nextWord('solved');
    feedback = `${answer} is right.`;
  } else {
    game.strikes += 1;
    feedback = `${answer} isn’t the word. That is strike ${game.strikes}.`;
  }

  show();
  return isOver() ? `${feedback} ${summary()}` : feedback;
}

function pass() {
  if (isOver()) {
    return 'The game is over. Start a new one.';
  }
  if (game.passes === 0) {
    return 'You have no passes left.';
  }

  const skipped = currentWord();
  game.passes -= 1;
  nextWord('passed');
  show();
  const feedback = `The word was ${skipped}.`;
  return isOver() ? `${feedback} ${summary()}` : feedback;
}

// From the state to the page

function summary() {
  const reason =
    game.strikes >= MAX_STRIKES
      ? `That was the last strike. The word was ${currentWord()}.`
      : 'Those were all the words.';
  return `${reason} You have ${game.points} of ${game.words.length} points.`;
}

function show() {
  const letters = isOver() ? [] : game.scrambled.split('');
  lettersList.replaceChildren();
  for (const letter of letters) {
    const tile = document.createElement('li');
    tile.textContent = letter;
    lettersList.append(tile);
  }

  hintText.textContent = isOver() ? '' : game.words[game.position].hint;
  pointsText.textContent = game.points;
  strikesText.textContent = `${game.strikes} of ${MAX_STRIKES}`;
  strikesText.classList.toggle('is-danger', game.strikes === MAX_STRIKES - 1);
  passesText.textContent = game.passes;

  resultsList.replaceChildren();
  for (const entry of game.results) {
    const item = document.createElement('li');
    item.textContent = `${entry.word}: ${entry.result}`;
    resultsList.append(item);
  }

  answerField.disabled = isOver();
  form.querySelector('[type="submit"]').disabled = isOver();
  passButton.disabled = isOver() || game.passes === 0;
}

// Some screen readers don't announce a text that is the same as the one before.
// So the paragraph is emptied first, and the new text follows a moment later.
function showMessage(text) {
  message.textContent = '';
  setTimeout(() => {
    message.textContent = text;
  }, 100);
}

// Events

form.addEventListener('submit', (event) => {
  event.preventDefault();
  showMessage(guess(answerField.value));
  answerField.value = '';
  if (isOver()) {
    newGameButton.focus();
  } else {
    answerField.focus();
  }
});

passButton.addEventListener('click', () => {
  showMessage(pass());
  if (isOver()) {
    newGameButton.focus();
  } else {
    answerField.focus();
  }
});

newGameButton.addEventListener('click', () => {
  startGame();
  showMessage('A new game has begun.');
  answerField.focus();
});

document.querySelector('#subject').textContent = subject;
startGame();
