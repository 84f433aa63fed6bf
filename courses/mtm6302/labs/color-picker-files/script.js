const preview = document.querySelector('.preview');
const message = document.querySelector('#message');
const filters = document.querySelector('.filters');
const palette = document.querySelector('.palette');
const form = document.querySelector('#add');

// 1. Paint every swatch in its own colour

// 2. Choose a colour: one listener on the palette

// 3. Show one family: one listener on the filters

// 4. Add a colour: the submit event of the form
