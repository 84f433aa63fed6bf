// Tool Library: data from data.json, the visitor's own list in localStorage.

const STORAGE_KEY = 'mtm6302-capstone-list';

// `mine` is an array of names, so that a wish can be in it too.
const state = {
  tools: [],
  text: '',
  kind: '',
  mine: [],
};

const message = document.querySelector('#message');
const retryButton = document.querySelector('#retry');
const toolList = document.querySelector('#items');
const mineList = document.querySelector('#mine');
const mineHeading = document.querySelector('#mine-heading');
const clearButton = document.querySelector('#clear');
const filterForm = document.querySelector('#filter');
const wishForm = document.querySelector('#wish');

// Questions about the data

function visibleTools(tools, text, kind) {
  const words = text.trim().toLowerCase();
  return tools.filter(
    (tool) =>
      tool.name.toLowerCase().includes(words) &&
      (kind === '' || tool.kind === kind),
  );
}

function isMine(name) {
  return state.mine.includes(name);
}

// The storage

function loadMine() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY));
    return Array.isArray(stored) ? stored : [];
  } catch (error) {
    console.warn(error);
    return [];
  }
}

function saveMine() {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(state.mine));
  } catch (error) {
    console.warn(error);
    message.textContent = 'This browser doesn’t keep your list.';
  }
}

// From the state to the page

function createTool(tool) {
  const item = document.createElement('li');
  const name = document.createElement('h3');
  name.textContent = tool.name;
  const details = document.createElement('p');
  details.textContent = `${tool.kind}, ${tool.kilograms} kg`;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.name = tool.name;
  showButton(button);
  item.append(name, details, button);
  return item;
}

function showButton(button) {
  const name = button.dataset.name;
  button.textContent = isMine(name) ? `Remove ${name}` : `Add ${name}`;
}

function showTools() {
  const tools = visibleTools(state.tools, state.text, state.kind);
  toolList.replaceChildren();
  for (const tool of tools) {
    toolList.append(createTool(tool));
  }
  message.textContent =
    tools.length === 0
      ? 'No tool fits. Try fewer letters.'
      : `Tools found: ${tools.length}`;
}

function showMine() {
  mineList.replaceChildren();
  for (const name of state.mine) {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.name = name;
    button.textContent = `Remove ${name}`;
    item.append(`${name} `, button);
    mineList.append(item);
  }
  clearButton.disabled = state.mine.length === 0;
  // Only the words on the buttons change, so the focus stays where it is.
  for (const button of toolList.querySelectorAll('button')) {
    showButton(button);
  }
}

// Changes of the state

function setMine(names, feedback) {
  state.mine = names;
  showMine();
  message.textContent = feedback;
  saveMine();
}

function add(name) {
  if (!isMine(name)) {
    setMine([...state.mine, name], `${name} is on your list.`);
  }
}

function remove(name) {
  setMine(
    state.mine.filter((other) => other !== name),
    `${name} is no longer on your list.`,
  );
}

async function begin() {
  message.textContent = 'Loading the tools …';
  retryButton.hidden = true;
  try {
    const response = await fetch('data.json');
    if (!response.ok) {
      throw new Error(`The status was ${response.status}`);
    }
    state.tools = await response.json();
  } catch (error) {
    console.warn(error);
    message.textContent =
      'The tools could not be loaded. Check your connection.';
    retryButton.hidden = false;
    return;
  }
  showTools();
}

// Events

filterForm.addEventListener('input', () => {
  const data = new FormData(filterForm);
  state.text = data.get('search');
  state.kind = data.get('kind');
  showTools();
});

filterForm.addEventListener('submit', (event) => {
  event.preventDefault();
});

toolList.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) {
    return;
  }
  if (isMine(button.dataset.name)) {
    remove(button.dataset.name);
  } else {
    add(button.dataset.name);
  }
});

mineList.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button) {
    remove(button.dataset.name);
    // The button is gone, so the focus goes to the heading of its list.
    mineHeading.focus();
  }
});

clearButton.addEventListener('click', () => {
  setMine([], 'Your list is empty.');
  mineHeading.focus();
});

wishForm.addEventListener('submit', (event) => {
  event.preventDefault();
  const name = new FormData(wishForm).get('name').trim();
  if (name === '') {
    message.textContent = 'Type the name of a tool first.';
  } else if (isMine(name)) {
    message.textContent = `${name} is on your list already.`;
  } else {
    add(name);
    wishForm.reset();
  }
});

retryButton.addEventListener('click', begin);

state.mine = loadMine();
showMine();
begin();
