// Memory: find the pairs. The cards come from cards.json.

const WAIT = 1500; // milliseconds for which two different cards stay open
const BEST_KEY = 'mtm6302-memory-best';
const LIMIT_KEY = 'mtm6302-memory-no-limit';

let pairs = [];

// The state of the game. `turned` has the positions of the cards of this move.
const game = {
  cards: [],
  turned: [],
  moves: 0,
  found: 0,
  timer: undefined,
};

const board = document.querySelector('#board');
const message = document.querySelector('#message');
const movesText = document.querySelector('#moves');
const foundText = document.querySelector('#found');
const bestText = document.querySelector('#best');
const newGameButton = document.querySelector('#new-game');
const deleteButton = document.querySelector('#delete-best');
const noLimitBox = document.querySelector('#no-limit');

// The data

// Two separate objects for each pair, so that one card can be open alone.
function makeDeck(pairs) {
  const deck = [];
  for (const pair of pairs) {
    deck.push({
      name: pair.name,
      image: pair.image,
      isOpen: false,
      isFound: false,
    });
    deck.push({
      name: pair.name,
      image: pair.image,
      isOpen: false,
      isFound: false,
    });
  }
  return deck;
}

async function loadPairs() {
  const response = await fetch('cards.json');
  if (!response.ok) {
    throw new Error(`The status was ${response.status}`);
  }
  return response.json();
}

// The storage. A browser may refuse it, and what is stored may be damaged.

function load(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

// A best result counts only for a game with the same number of pairs.
function loadBest() {
  const best = load(BEST_KEY);
  return best?.pairs === pairs.length ? best : null;
}

function save(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    message.textContent = 'This browser doesn’t keep results.';
  }
}

function remove(key) {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(error);
  }
}

// From the state to the page

function nameOf(index) {
  const card = game.cards[index];
  if (card.isFound) {
    return `Card ${index + 1}: ${card.name}, found`;
  }
  return card.isOpen
    ? `Card ${index + 1}: ${card.name}`
    : `Card ${index + 1}, face down`;
}

// Called once for each game. Later changes go through showCard, so the
// button that has the focus stays where it is.
function createBoard() {
  board.replaceChildren();
  game.cards.forEach((card, index) => {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'card';
    button.dataset.index = index;
    item.append(button);
    board.append(item);
    showCard(index);
  });
}

function showCard(index) {
  const card = game.cards[index];
  const button = board.querySelector(`[data-index="${index}"]`);
  const isVisible = card.isOpen || card.isFound;

  button.classList.toggle('is-open', isVisible);
  button.classList.toggle('is-found', card.isFound);
  button.setAttribute('aria-label', nameOf(index));
  button.replaceChildren();
  if (isVisible) {
    const image = document.createElement('img');
    image.src = card.image;
    image.alt = '';
    image.width = 96;
    image.height = 96;
    button.append(image, card.name);
  } else {
    button.append(index + 1);
  }
}

function showStatus() {
  movesText.textContent = game.moves;
  foundText.textContent = `${game.found} of ${pairs.length}`;
  const best = loadBest();
  bestText.textContent = best ? `${best.moves} moves` : 'none yet';
  deleteButton.disabled = !best;
}

// Changes of the state

function startGame() {
  clearTimeout(game.timer);
  game.cards = shuffle(makeDeck(pairs));
  game.turned = [];
  game.moves = 0;
  game.found = 0;
  createBoard();
  showStatus();
}

function closeOpenCards() {
  clearTimeout(game.timer);
  for (const index of game.turned) {
    game.cards[index].isOpen = false;
    showCard(index);
  }
  game.turned = [];
}

function turn(index) {
  const card = game.cards[index];
  if (card.isOpen || card.isFound) {
    return;
  }
  if (game.turned.length === 2) {
    closeOpenCards();
  }

  card.isOpen = true;
  game.turned.push(index);
  showCard(index);
  if (game.turned.length === 2) {
    finishMove();
  } else {
    message.textContent = `${card.name}. Turn over a second card.`;
  }
}

function finishMove() {
  const first = game.turned[0];
  const second = game.turned[1];
  const isPair = game.cards[first].name === game.cards[second].name;
  game.moves += 1;

  if (isPair) {
    game.found += 1;
    game.turned = [];
    for (const index of [first, second]) {
      game.cards[index].isFound = true;
      showCard(index);
    }
    message.textContent = `${game.cards[first].name}: a pair.`;
  } else {
    message.textContent = `${game.cards[first].name} and ${game.cards[second].name}: not a pair.`;
    if (!noLimitBox.checked) {
      game.timer = setTimeout(closeOpenCards, WAIT);
    }
  }

  if (game.found === pairs.length) {
    finishGame();
  }
  showStatus();
}

function finishGame() {
  const best = loadBest();
  const isBest = !best || game.moves < best.moves;
  message.textContent = `All pairs found in ${game.moves} moves.`;
  if (isBest) {
    message.textContent += ' That is your best result.';
    save(BEST_KEY, { moves: game.moves, pairs: pairs.length });
  }
}

// Events

board.addEventListener('click', (event) => {
  const button = event.target.closest('.card');
  if (button) {
    turn(Number(button.dataset.index));
  }
});

newGameButton.addEventListener('click', () => {
  if (pairs.length === 0) {
    begin();
    return;
  }
  startGame();
  message.textContent = 'New cards.';
});

deleteButton.addEventListener('click', () => {
  remove(BEST_KEY);
  showStatus();
  message.textContent = loadBest()
    ? 'This browser doesn’t let it be deleted.'
    : 'The best result is deleted.';
  newGameButton.focus();
});

noLimitBox.addEventListener('change', () => {
  save(LIMIT_KEY, noLimitBox.checked);
});

async function begin() {
  message.textContent = 'The cards are being loaded …';
  try {
    pairs = await loadPairs();
    newGameButton.textContent = 'New game';
    startGame();
    message.textContent = 'Turn over the first card.';
  } catch (error) {
    console.warn(error);
    message.textContent =
      'The cards could not be loaded. Check your connection, then try again.';
    newGameButton.textContent = 'Try again';
  }
}

noLimitBox.checked = load(LIMIT_KEY) === true;
begin();
