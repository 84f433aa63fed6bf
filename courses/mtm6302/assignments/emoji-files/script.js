// What the page shows. Change these two lines as often as you like.
const wantedGroup = 'animals';
const words = ['My', 'otter', 'plays', 'the', 'accordion', 'in', 'a', 'canoe'];

// 1. All the names in alphabetical order, with commas between them: 'accordion, bicycle, …'
function namesOf(list) {
  return 'Not written yet';
}

// 2. The symbols of one group, with spaces between them
function symbolsOf(list, group) {
  return 'Not written yet';
}

// 3. The emoji with the largest year, as in '🍕 pizza (2010)'
function newest(list) {
  return 'Not written yet';
}

// 4. The symbol with this name, or the name itself if the list has no such emoji
function symbolFor(list, name) {
  return name;
}

// 5. The words as one sentence, with emoji instead of the words that have one
function translate(list, wordList) {
  return 'Not written yet';
}

document.querySelector('#names').textContent = namesOf(dictionary);
document.querySelector('#group').textContent = symbolsOf(
  dictionary,
  wantedGroup,
);
document.querySelector('#newest').textContent = newest(dictionary);
document.querySelector('#original').textContent = words.join(' ');
document.querySelector('#translated').textContent = translate(
  dictionary,
  words,
);
