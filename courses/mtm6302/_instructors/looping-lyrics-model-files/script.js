// Looping Lyrics: a song of ten verses, written with one loop.

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

// 1. Returns the words for a number of bottles.
function bottles(number) {
  if (number === 1) {
    return 'one green bottle';
  }
  return `${numbers[number]} green bottles`;
}

// 2. Returns one verse: four lines, joined by line breaks.
function verse(number) {
  const first = `${bottles(number)} hanging on the wall`;
  const lines = [
    first,
    first,
    'And if one green bottle should accidentally fall',
    `There'll be ${bottles(number - 1)} hanging on the wall`,
  ];
  return lines.join('\n');
}

// 3. Returns the song: the verses from start down to 1, with an empty line between them.
function song(start) {
  const verses = [];
  for (let number = start; number >= 1; number--) {
    verses.push(verse(number));
  }
  return verses.join('\n\n');
}

// With 12, the first lines say “undefined green bottles”: the array has no words at the indexes 11 and 12.
const start = 10;

document.querySelector('#song').textContent = song(start);
document.querySelector('#count').textContent = start;
