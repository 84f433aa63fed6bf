const thruster = document.querySelector('.thruster');
const form = document.querySelector('.message-form');
const field = document.querySelector('#message');
const antenna = document.querySelector('#antenna');
const hole = document.querySelector('.hole');
const cross = document.querySelector('.cross');
const log = document.querySelector('.log');
const count = document.querySelector('.count');

// This function is finished. It writes one line into the log, the newest first.
function report(text) {
  const entry = document.createElement('li');
  entry.textContent = text;
  log.prepend(entry);
  count.textContent = log.children.length;
}

report('The panel is ready.');

function fire(event) {
  report(`${event.type}: the thruster fires`);
}

thruster.addEventListener('click', fire);

field.addEventListener('input', (event) => {
  report(`${event.type}: ${event.target.value}`);
});

field.addEventListener('change', (event) => {
  report(`${event.type}: ${event.target.value}`);
});

antenna.addEventListener('change', (event) => {
  report(`${event.type}: antenna ${event.target.value}`);
});

hole.addEventListener('pointerenter', (event) => {
  hole.classList.add('is-near');
  report(`${event.type}: near the black hole`);
});

hole.addEventListener('pointerleave', (event) => {
  hole.classList.remove('is-near');
  report(`${event.type}: away from the black hole`);
});

function listenToKeys(event) {
  report(`${event.type}: ${event.key}`);
}

document.addEventListener('keydown', listenToKeys);

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(form);
  report(`${event.type}: ${data.get('message')}`);
  form.reset();
});

cross.addEventListener(
  'click',
  (event) => {
    thruster.removeEventListener('click', fire);
    document.removeEventListener('keydown', listenToKeys);
    report(`${event.type}: the probe has crossed the horizon`);
  },
  { once: true },
);
