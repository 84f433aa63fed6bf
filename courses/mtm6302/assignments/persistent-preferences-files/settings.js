// Only the page with the form loads this file, after preferences.js.

const form = document.querySelector('.settings');
const theme = document.querySelector('#theme');
const size = document.querySelector('#size');
const wide = document.querySelector('#wide');
const forget = document.querySelector('.forget');
const message = document.querySelector('.message');

// 5. A function that makes the form match the preferences

// 6. A listener for the form, and one for the button

console.log('Ready:', form, theme, size, wide, forget, message);
