const form = document.querySelector('form');
const message = document.querySelector('.message');
const article = document.querySelector('article');

// 1. urlFor(date) returns the URL for a date such as 2026-09-01

// 2. loadDay(date) returns the object for the date, or null if there is none

// 3. showDay(day) builds the content of the article

// 4. The listener of the form

console.log('Ready:', form, message, article);
