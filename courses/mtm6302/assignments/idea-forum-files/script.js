const KEY = 'media-lab-ideas';

const form = document.querySelector('.form');
const titleField = document.querySelector('#title');
const message = document.querySelector('.message');
const list = document.querySelector('.ideas');
const template = document.querySelector('#idea');

// 1. Two functions: load() returns the stored array, and save() stores it

// 2. The state: an array of objects such as
//    { id: 1700000000000, title: 'Plants', reason: 'The air is dry.', votes: 0 }

// 3. A function render() that shows all the ideas

// 4. The form: add an idea

// 5. The list: vote and delete

console.log('Ready:', KEY, form, titleField, message, list, template);
