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

// 1. The thruster

// 2. The field: what someone types, and when they have finished

// 3. The antenna

// 4. The black hole

// 5. The keys

// 6. The form

// 7. The event horizon

console.log('Ready:', thruster, form, field, antenna, hole, cross);
