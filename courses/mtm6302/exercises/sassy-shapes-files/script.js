// Sassy Shapes: your code goes into this file. It is a module, so open the page through a local server.

const kind = document.querySelector('#kind');
const remark = document.querySelector('#remark');
const gallery = document.querySelector('#gallery');
const summary = document.querySelector('#summary');
const retry = document.querySelector('#retry');

// The kinds that style.css can draw.
const KINDS = ['circle', 'square', 'triangle', 'diamond', 'hexagon'];

let shapes = []; // what the file contains, after it has been loaded

// 1. Load shapes.json, check the response, and handle errors.

// 2. Make a button for one shape.

// 3. Show all shapes of the chosen kind, and the summary.

// 4. Let a shape say its next remark.

// 5. Remember the chosen kind.

console.log(kind, remark, gallery, summary, retry, KINDS, shapes);
