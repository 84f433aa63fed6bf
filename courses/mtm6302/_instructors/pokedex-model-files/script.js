const listUrl = 'pokemon.json';
const message = document.querySelector('.message');
const names = document.querySelector('.names');
const article = document.querySelector('article');

// The creatures that have been loaded, by their URL
const loaded = {};

async function loadJson(url) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The status was ${response.status}`);
  }
  return response.json();
}

function createElement(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function showNames(results) {
  for (const result of results) {
    const button = createElement('button', result.name);
    button.type = 'button';
    button.dataset.url = result.url;

    const item = document.createElement('li');
    item.append(button);
    names.append(item);
  }
}

function showDetails(creature) {
  const types = creature.types.map((entry) => entry.type.name);
  article.append(
    createElement('h2', creature.name),
    createElement('p', `Number: ${creature.id}`),
    createElement('p', `Types: ${types.join(', ')}`),
    createElement('p', `Height: ${creature.height / 10} m`),
    createElement('p', `Weight: ${creature.weight / 10} kg`),
  );
}

function mark(chosen) {
  for (const button of names.querySelectorAll('button')) {
    button.removeAttribute('aria-current');
  }
  chosen.setAttribute('aria-current', 'true');
}

names.addEventListener('click', async (event) => {
  const button = event.target.closest('button');
  if (!button) {
    return;
  }
  const url = button.dataset.url;
  mark(button);
  article.replaceChildren();
  message.textContent = `Loading ${button.textContent}…`;
  try {
    if (!loaded[url]) {
      loaded[url] = await loadJson(url);
    }
    // While this one was loading, another one may have been chosen.
    if (button.getAttribute('aria-current') !== 'true') {
      return;
    }
    article.replaceChildren();
    showDetails(loaded[url]);
    message.textContent = `Details of ${loaded[url].name}`;
  } catch (error) {
    console.error(error);
    if (button.getAttribute('aria-current') === 'true') {
      message.textContent = 'The details could not be loaded. Please try another one.';
    }
  }
});

try {
  message.textContent = 'Loading the list…';
  const list = await loadJson(listUrl);
  showNames(list.results);
  message.textContent = `${list.results.length} creatures`;
} catch (error) {
  console.error(error);
  message.textContent = 'The list could not be loaded. Please try again later.';
}
