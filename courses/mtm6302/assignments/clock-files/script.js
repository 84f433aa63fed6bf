const hourHand = document.querySelector('.hour-hand');
const minuteHand = document.querySelector('.minute-hand');
const secondHand = document.querySelector('.second-hand');
const timeText = document.querySelector('.time');
const dateText = document.querySelector('.date');
const secondsBox = document.querySelector('#seconds');

// 1. twoDigits(number) returns a string such as 07

// 2. The angles of the three hands

// 3. showTime() reads the clock and changes the page

// 4. The interval, and the listener of the checkbox

hourHand.style.rotate = '300deg';
console.log('Ready:', minuteHand, secondHand, timeText, dateText, secondsBox);
