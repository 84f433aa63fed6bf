// The three arrays belong together: the zine at index 0 has the first title,
// the first maker and the first number of pages.
const titles = [
  'Night Bus',
  'Tea & Toast <Issue 2>',
  'Ways to Fold a Page',
  'Rain Letters',
  'Bikes of Maple Street',
  'Very Small Maps',
];
const makers = ['Amara', 'Jules', 'Noor', 'Robin', 'Sam', 'Kit'];
const pages = [16, 8, 12, 24, 12, 8];

const shelf = document.querySelector('.cards');
const count = document.querySelector('.count');

// 1. A function createCard(title, maker, pageCount, cover) that returns an article

// 2. Remove the example card

// 3. One card for each zine

// 4. The number of zines

console.log('Ready:', titles.length, makers.length, pages.length, shelf, count);
