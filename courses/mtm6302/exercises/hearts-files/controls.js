// The buttons of the page. This file is complete, don't change it.
// Each line says: when this button is pressed, call that function. Week 9 explains how it works.

document.querySelector('#pothole').addEventListener('click', () => hit());
document.querySelector('#crash').addEventListener('click', () => hit(3));
document.querySelector('#snack').addEventListener('click', () => heal());
document.querySelector('#new-game').addEventListener('click', () => newGame());
