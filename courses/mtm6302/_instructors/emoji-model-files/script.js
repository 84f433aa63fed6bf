// What the page shows. Change these two lines as often as you like.
const wantedGroup = 'animals';
const words = ['My', 'otter', 'plays', 'the', 'accordion', 'in', 'a', 'canoe'];

// 1. All the names in alphabetical order, with commas between them: 'accordion, bicycle, …'
function namesOf(list) {
  return list
    .map((emoji) => emoji.name)
    .toSorted((a, b) => a.localeCompare(b))
    .join(', ');
}

// 2. The symbols of one group, with spaces between them
function symbolsOf(list, group) {
  return list
    .filter((emoji) => emoji.group === group)
    .map((emoji) => emoji.symbol)
    .join(' ');
}

// 3. The emoji with the largest year, as in '🍕 pizza (2010)'
function newest(list) {
  const first = list.toSorted((a, b) => b.year - a.year)[0];
  return `${first.symbol} ${first.name} (${first.year})`;
}

// 4. The symbol with this name, or the name itself if the list has no such emoji
function symbolFor(list, name) {
  const found = list.find((emoji) => emoji.name === name);
  if (found === undefined) {
    return name;
  }
  return found.symbol;
}

// 5. The words as one sentence, with emoji instead of the words that have one
function translate(list, wordList) {
  return wordList.map((word) => symbolFor(list, word)).join(' ');
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
