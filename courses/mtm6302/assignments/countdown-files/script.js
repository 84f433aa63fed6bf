const form = document.querySelector('form');
const message = document.querySelector('.message');
const days = document.querySelector('.days');
const hours = document.querySelector('.hours');
const minutes = document.querySelector('.minutes');
const seconds = document.querySelector('.seconds');

// 1. The state: the moment of the event, its name, and the timer id

// 2. partsOf(milliseconds) returns an object with days, hours, minutes and seconds

// 3. show() changes the page, and stops the timer at the end

// 4. The listener of the form

console.log('Ready:', form, message, days, hours, minutes, seconds);
