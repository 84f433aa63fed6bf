const list = document.querySelector('.jobs');
const template = document.querySelector('#job');
const filterList = document.querySelector('.filter-list');
const clear = document.querySelector('.clear');
const result = document.querySelector('.result');

let filters = [];

for (const job of jobs) {
  const copy = template.content.cloneNode(true);
  copy.querySelector('.job').dataset.jobId = job.id;
  copy.querySelector('h2').textContent = job.title;
  copy.querySelector('.company').textContent = job.company;

  for (const tag of job.tags) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.tag = tag;
    button.textContent = tag;
    copy.querySelector('.tags').append(button);
  }
  list.append(copy);
}

function matches(job) {
  return filters.every((filter) => job.tags.includes(filter));
}

function render() {
  for (const item of list.children) {
    const id = Number(item.dataset.jobId);
    const job = jobs.find((candidate) => candidate.id === id);
    item.hidden = !matches(job);
  }

  filterList.replaceChildren();
  for (const filter of filters) {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.tag = filter;
    button.textContent = `Remove ${filter}`;
    item.append(button);
    filterList.append(item);
  }

  clear.hidden = filters.length === 0;
  result.textContent = `Showing ${jobs.filter(matches).length} of ${jobs.length} jobs`;
}

list.addEventListener('click', (event) => {
  const button = event.target.closest('[data-tag]');
  if (!button) {
    return;
  }
  if (!filters.includes(button.dataset.tag)) {
    filters.push(button.dataset.tag);
    render();
  }
});

filterList.addEventListener('click', (event) => {
  const button = event.target.closest('[data-tag]');
  if (!button) {
    return;
  }
  filters = filters.filter((filter) => filter !== button.dataset.tag);
  render();
  list.focus();
});

clear.addEventListener('click', () => {
  filters = [];
  render();
  list.focus();
});

render();
