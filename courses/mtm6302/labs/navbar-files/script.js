const nav = document.querySelector('.nav');
const button = document.querySelector('.menu-button');
const menu = document.querySelector('.menu');

// 1. Say that the script runs

// 2. A function setOpen(isOpen) that opens or closes the menu

// 3. The button

// 4. Escape

// 5. The links in the menu

console.log('Ready:', nav, button, menu);
