// No more than this number of people may be in the room.
const capacity = 8;

const room = document.querySelector('.room');
const count = document.querySelector('.count');
const message = document.querySelector('.message');

// 1. The state: how many people are in the room

// 2. A function render() that makes the page match the state

// 3. One listener for each button

console.log('Ready:', capacity, room, count, message);
