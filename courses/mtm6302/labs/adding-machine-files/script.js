const form = document.querySelector('.keys');
const field = document.querySelector('#amount');
const lines = document.querySelector('.lines');
const total = document.querySelector('.total');

// 1. The state: an array of numbers

// 2. A function formatMoney(amount) that returns a string such as $4.50 or -$4.50

// 3. A function render() that shows the tape and the total

// 4. The form, and the two buttons

console.log('Ready:', form, field, lines, total);
