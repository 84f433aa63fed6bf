const KEY = 'media-lab-ideas';

const form = document.querySelector('.form');
const titleField = document.querySelector('#title');
const message = document.querySelector('.message');
const list = document.querySelector('.ideas');
const template = document.querySelector('#idea');

function load() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY));
    return Array.isArray(stored) ? stored : [];
  } catch (error) {
    console.log('The ideas could not be read:', error.message);
    return [];
  }
}

function save() {
  try {
    localStorage.setItem(KEY, JSON.stringify(ideas));
  } catch (error) {
    console.log('The ideas could not be saved:', error.message);
  }
}

let ideas = load();

function render() {
  const sorted = ideas.toSorted((a, b) => b.votes - a.votes);

  list.replaceChildren();
  for (const idea of sorted) {
    const copy = template.content.cloneNode(true);
    copy.querySelector('.idea').dataset.ideaId = idea.id;
    copy.querySelector('h2').textContent = idea.title;
    copy.querySelector('.reason').textContent = idea.reason;
    copy.querySelector('.vote').textContent =
      `Vote for ${idea.title} (${idea.votes})`;
    copy.querySelector('.delete').textContent = `Delete ${idea.title}`;
    list.append(copy);
  }

  if (ideas.length === 0) {
    message.textContent = 'There are no ideas yet. Add the first one.';
  } else {
    message.textContent = `Number of ideas: ${ideas.length}`;
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(form);
  const title = data.get('title').trim();
  const reason = data.get('reason').trim();
  if (title === '' || reason === '') {
    message.textContent = 'Type an idea and a reason.';
    return;
  }
  ideas.push({ id: Date.now(), title, reason, votes: 0 });
  save();
  render();
  form.reset();
  titleField.focus();
});

list.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) {
    return;
  }
  const id = Number(button.closest('.idea').dataset.ideaId);

  if (button.classList.contains('vote')) {
    const idea = ideas.find((candidate) => candidate.id === id);
    idea.votes += 1;
    save();
    render();
    list.querySelector(`[data-idea-id="${id}"] .vote`).focus();
  } else {
    ideas = ideas.filter((candidate) => candidate.id !== id);
    save();
    render();
    message.focus();
  }
});

render();
