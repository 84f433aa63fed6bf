// WEEK 10: the board

const pairs = [
  { name: 'sun', image: 'images/sun.svg' },
  { name: 'moon', image: 'images/moon.svg' },
  { name: 'star', image: 'images/star.svg' },
];

const board = document.querySelector('#board');
const message = document.querySelector('#message');

message.textContent = `${pairs.length} pairs, ${pairs.length * 2} cards`;
console.log(board);

// WEEK 11: the best result and a setting

// WEEK 12: the cards from a file
