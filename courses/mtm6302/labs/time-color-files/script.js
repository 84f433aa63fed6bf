// The hour on the visitor's clock, a whole number from 0 to 23
const hour = new Date().getHours();
console.log('The hour is', hour);

// 1. A function partOfDay that takes an hour and returns
//    'night', 'morning', 'afternoon' or 'evening'

// 2. A test: all hours from 0 to 23 in the console

// 3. A function greetingFor that takes a part of the day and returns a greeting

// 4. A function showTime that takes an hour and changes the page

// 5. Show the current hour
