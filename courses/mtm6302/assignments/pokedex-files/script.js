const listUrl = 'pokemon.json';
const message = document.querySelector('.message');
const names = document.querySelector('.names');
const article = document.querySelector('article');

// 1. loadJson(url) returns the data of a file, or throws an error

// 2. showNames(results) makes a button for each creature

// 3. showDetails(creature) builds the content of the article

// 4. The listener: load the creature that was chosen, once

// 5. Load the list

console.log('Ready:', listUrl, message, names, article);
