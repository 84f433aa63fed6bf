// 1. The first number, and three variables: the seconds that are left, the timer, and isRunning
const first = 9;
let secondsLeft = first;
let timer;
let isRunning = false;

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
    isRunning = false;
    basic.showLeds(done);
    message.textContent = 'Time is up.';
  }
}

// 4. The function start
function start() {
  clearInterval(timer);
  secondsLeft = first;
  message.textContent = '';
  basic.showNumber(secondsLeft);
  isRunning = true;
  timer = setInterval(tick, 1000);
}

// 5. Button A
input.onButtonPressed(Button.A, start);

// 6. The function stopCountdown, and button B
function stopCountdown() {
  if (isRunning) {
    clearInterval(timer);
    isRunning = false;
    basic.showLeds(stopped);
    message.textContent = `Stopped at ${secondsLeft}.`;
  }
}

input.onButtonPressed(Button.B, stopCountdown);
