// Hearts: the rules of the game. All your code goes into this file.

const MAX_HEALTH = 5;
let health = MAX_HEALTH;

// 1. Returns a number that is never below 0 and never above max.
function limit(value, max) {
  if (value < 0) {
    return 0;
  }
  if (value > max) {
    return max;
  }
  return value;
}

// 2. Returns a string with one full heart for each point of health,
//    and an empty heart for each point that is lost: makeHearts(3, 5) is '♥♥♥♡♡'.
function makeHearts(points, max) {
  let hearts = '';
  for (let i = 1; i <= max; i++) {
    if (i <= points) {
      hearts += '♥';
    } else {
      hearts += '♡';
    }
  }
  return hearts;
}

// 3. Returns a sentence about the health.
function describe(points, max) {
  const count = `${points} of ${max} hearts.`;
  if (points === 0) {
    return `${count} Game over.`;
  } else if (points === 1) {
    return `${count} Be careful!`;
  } else if (points === max) {
    return `${count} Ready to ride.`;
  } else {
    return `${count} Keep going.`;
  }
}

// 4. Puts everything into the page.
function show() {
  const over = health === 0;
  const game = document.querySelector('.game');

  document.querySelector('#hearts').textContent = makeHearts(
    health,
    MAX_HEALTH,
  );
  document.querySelector('#status').textContent = describe(health, MAX_HEALTH);

  game.classList.toggle('danger', health === 1);
  game.classList.toggle('over', over);

  document.querySelector('#pothole').disabled = over;
  document.querySelector('#crash').disabled = over;
  document.querySelector('#snack').disabled = over;

  if (over) {
    document.querySelector('#new-game').focus();
  }
}

// 5. The three things that can happen.
function hit(points = 1) {
  health = limit(health - points, MAX_HEALTH);
  show();
}

function heal(points = 1) {
  if (health === 0) {
    return;
  }
  health = limit(health + points, MAX_HEALTH);
  show();
}

function newGame() {
  health = MAX_HEALTH;
  show();
}

show();
