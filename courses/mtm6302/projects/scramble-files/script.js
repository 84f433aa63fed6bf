// WEEK 2: the values of the game

const subject = 'Parts of a bike';
const word = 'pedal';
const scrambled = scrambleWord(word);

console.log(`${subject}: ${scrambled}`);

// WEEK 3: show the values on the page

// WEEK 4: functions for a guess and for a pass

// WEEK 5: ten words

// WEEK 6: tiles and results

// WEEK 7: the state of the game in one object

// WEEK 9: a form and buttons
