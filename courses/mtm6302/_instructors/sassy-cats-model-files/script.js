const SOURCE = 'cats.json';
const MOODS = ['royal', 'wild', 'sleepy']; // the moods that have a class

const message = document.querySelector('#message');
const list = document.querySelector('#cats');
let cats = []; // the cats that were loaded last

// 1. The async function loadCats(url): returns an array, or throws an error
async function loadCats(url) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} has the status ${response.status}`);
  }
  const data = await response.json();
  return data.cats;
}

// 2. The function createCard(cat): returns an li
function createParagraph(text) {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

function createCard(cat) {
  const picture = document.createElement('img');
  picture.src = `images/${cat.image}`;
  picture.alt = cat.alt;

  const name = document.createElement('h2');
  name.textContent = cat.name;

  const card = document.createElement('li');
  card.className = 'cat';
  card.append(
    picture,
    name,
    createParagraph(`“${cat.says}”`),
    createParagraph(`Sass: ${cat.sass} of 5`),
  );

  if (MOODS.includes(cat.mood)) {
    card.classList.add(`mood-${cat.mood}`);
  }
  card.classList.toggle('is-sassy', cat.sass >= 4);
  if (!cat.available) {
    card.classList.add('is-adopted');
    card.append(createParagraph('Has found a home'));
  }
  return card;
}

// 3. The function showCats(items): replaces the list
function showCats(items) {
  list.replaceChildren(...items.map((cat) => createCard(cat)));
}

// 4. The async function start(): loading, loaded or failed
async function start() {
  message.textContent = 'Loading the cats…';
  try {
    cats = await loadCats(SOURCE);
    showCats(cats);
    message.textContent = `${cats.length} cats, and all of them are judging you.`;
  } catch (error) {
    console.error(error);
    cats = [];
    list.replaceChildren();
    message.textContent =
      'The cats could not be loaded. Check your connection, and press “Load again”.';
  }
}

// 5. The listeners of the two buttons, and the first call of start()
document.querySelector('#reload').addEventListener('click', start);
document.querySelector('#sassiest').addEventListener('click', () => {
  showCats(cats.toSorted((a, b) => b.sass - a.sass));
});

start();
