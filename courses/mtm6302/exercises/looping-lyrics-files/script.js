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

// 1. Returns the words for a number of bottles, such as 'three green bottles',
//    'one green bottle' or 'no green bottles'.
function bottles(number) {
  return numbers[number];
}

// 2. Returns one verse: four lines, joined by line breaks.
function verse(number) {
  return `${bottles(number)} hanging on the wall`;
}

// 3. Returns the song: the verses from start down to 1, with an empty line between them.
function song(start) {
  return verse(start);
}

document.querySelector('#song').textContent = song(10);
