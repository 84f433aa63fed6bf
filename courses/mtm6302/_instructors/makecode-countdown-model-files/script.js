// 1. The first number, and two variables: the seconds that are left, and the timer
const first = 9;
let secondsLeft = first;
let timer;

// 2. Two pictures: one for the end, one for a countdown that was stopped
const done = `
  . . . . .
  . . . . #
  . . . # .
  # . # . .
  . # . . .
`;
const stopped = `
  # . . . #
  . # . # .
  . . # . .
  . # . # .
  # . . . #
`;

const message = document.querySelector('#message');

// 3. The function tick
function tick() {
  secondsLeft -= 1;
  if (secondsLeft > 0) {
    basic.showNumber(secondsLeft);
  } else {
    clearInterval(timer);
    basic.showLeds(done);
    message.textContent = 'Time is up.';
  }
}

// 4. The function start
function start() {
  clearInterval(timer);
  secondsLeft = first;
  basic.showNumber(secondsLeft);
  message.textContent = 'Started.';
  timer = setInterval(tick, 1000);
}

// 5. The function stop
function stop() {
  clearInterval(timer);
  if (secondsLeft > 0) {
    basic.showLeds(stopped);
    message.textContent = `Stopped at ${secondsLeft}.`;
  }
}

// 6. The buttons
input.onButtonPressed(Button.A, start);
input.onButtonPressed(Button.B, stop);
