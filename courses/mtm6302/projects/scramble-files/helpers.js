// Two functions for the project. You call them and leave them as they are.
// From Week 5 on, you can read them, and you explain one line of them in plan.txt.

// Returns a new array with the same items in random order.
function shuffle(items) {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    const item = shuffled[last];
    shuffled[last] = shuffled[other];
    shuffled[other] = item;
  }
  return shuffled;
}

// Returns the letters of a word in random order. If the result happens to be
// the word itself, it tries again, up to ten tries in all.
function scrambleWord(word) {
  let scrambled = word;
  for (let attempt = 0; attempt < 10 && scrambled === word; attempt += 1) {
    scrambled = shuffle(word).join('');
  }
  return scrambled;
}
