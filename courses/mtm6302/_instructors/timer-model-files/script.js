const talkLength = document.querySelector('#length');
const display = document.querySelector('.display');
const message = document.querySelector('.message');
const startButton = document.querySelector('.start');
const resetButton = document.querySelector('.reset');

// The last part of a talk begins when this number of seconds is left.
const warning = 30;

let seconds = Number(talkLength.value);
let isRunning = false;
let timer;

function format(seconds) {
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return `${minutes}:${rest}`;
}

function render() {
  display.textContent = format(seconds);
  display.classList.toggle('is-late', seconds <= warning);
  startButton.textContent = isRunning ? 'Pause' : 'Start';
}

function start() {
  if (isRunning) {
    return;
  }
  if (seconds === 0) {
    reset();
  }
  isRunning = true;
  timer = setInterval(tick, 1000);
  render();
}

function pause() {
  isRunning = false;
  clearInterval(timer);
  render();
}

function tick() {
  seconds -= 1;
  if (seconds === warning) {
    message.textContent = `${warning} seconds left`;
  }
  if (seconds === 0) {
    message.textContent = 'Time is up. Thank you!';
    pause();
  }
  render();
}

function reset() {
  pause();
  seconds = Number(talkLength.value);
  message.textContent = '';
  render();
}

startButton.addEventListener('click', () => {
  if (isRunning) {
    pause();
  } else {
    start();
  }
});

resetButton.addEventListener('click', reset);
talkLength.addEventListener('change', reset);

render();
