const picture = document.querySelector('.picture');
const caption = document.querySelector('.caption');
const controls = document.querySelector('.controls');
const thumbs = document.querySelector('.thumbs');

// 1. The buttons in the list, and the state: the position of the one that is shown

// 2. A function show(position) that makes the page match that position

// 3. One listener for the list

// 4. One listener for "Previous" and "Next"

// 5. The arrow keys

console.log('Ready:', picture, caption, controls, thumbs);
