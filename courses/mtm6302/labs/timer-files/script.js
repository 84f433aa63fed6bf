const talkLength = document.querySelector('#length');
const display = document.querySelector('.display');
const message = document.querySelector('.message');
const startButton = document.querySelector('.start');
const resetButton = document.querySelector('.reset');

// 1. The state: the seconds that are left, whether it is running, and the timer id

// 2. A function format(seconds) that returns a string such as 3:00

// 3. A function render() that makes the page match the state

// 4. The functions tick(), start(), pause() and reset()

// 5. The listeners

console.log('Ready:', talkLength, display, message, startButton, resetButton);
