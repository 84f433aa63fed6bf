// The function from Scramble: a new array with the same items in random order.
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
