const form = document.querySelector('form');
const message = document.querySelector('.message');
const nameText = document.querySelector('.event-name');
const daysBox = document.querySelector('.days');
const hoursBox = document.querySelector('.hours');
const minutesBox = document.querySelector('.minutes');
const secondsBox = document.querySelector('.seconds');

// 1. The state: the moment of the event, its name, and the timer id

// 2. partsOf(milliseconds) returns an object with days, hours, minutes and seconds

// 3. show() changes the page, and stops the timer at the end

// 4. The listener of the form

console.log('Ready:', form, message, nameText, daysBox, hoursBox);
