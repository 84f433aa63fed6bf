// Hearts: the rules of the game. All your code goes into this file.

const MAX_HEALTH = 5; // a name in capitals, for a value that is fixed from the start
let health = MAX_HEALTH;

// 1. Returns a number that is never below 0 and never above max.
function limit(value, max) {
  return value;
}

// 2. Returns a string with one full heart for each point of health,
//    and an empty heart for each point that is lost: makeHearts(3, 5) is '♥♥♥♡♡'.
function makeHearts(points, max) {
  return '♥';
}

// 3. Returns a sentence about the health.
function describe(points, max) {
  return 'No sentence yet.';
}

// 4. Puts everything into the page. Every change of health ends with a call of show().
function show() {
  document.querySelector('#hearts').textContent = makeHearts(
    health,
    MAX_HEALTH,
  );
  document.querySelector('#status').textContent = describe(health, MAX_HEALTH);
}

// 5. The three things that can happen. The buttons call them, see controls.js.
function hit(points = 1) {}

function heal(points = 1) {}

function newGame() {}

show();
