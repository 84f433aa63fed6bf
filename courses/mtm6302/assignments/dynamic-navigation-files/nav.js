const menu = document.querySelector('.menu');
const next = document.querySelector('.next');

// 1. The current page: the object whose id is the id of the body

// 2. A function createItem(page) that returns a list item with a link

// 3. The menu: one item for each page

// 4. The title on the tab

// 5. The link to the next page

console.log('Ready:', pages, menu, next);
