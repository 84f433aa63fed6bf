const header = document.querySelector('.header');
const hero = document.querySelector('.hero');
const prices = document.querySelectorAll('[data-month]');
const periodButtons = document.querySelectorAll('[data-period]');

// 1. Prices: a function showPrices(period), and its listeners

// 2. Disclosures: a function setOpen(button, open), and one listener for all of them

// 3. The header: a class when the hero is out of view

console.log('Ready:', header, hero, prices, periodButtons);
