console.log('The dice are ready.');

// 1. A function rollDie that returns a whole number from 1 to 6

// 2. A function describe that takes two numbers and returns a text

// 3. A function showDie that shows a number in one of the two images

// 4. A function rollDice that rolls both dice and shows everything

// 5. Roll once when the page is loaded
