// Draws dominoes. This file is complete, don't change it.
// show(dominoes, selector) draws an array such as [[0, 1], [6, 6]] into an element.

const spotPositions = [
  [],
  [[20, 20]],
  [
    [10, 10],
    [30, 30],
  ],
  [
    [10, 10],
    [20, 20],
    [30, 30],
  ],
  [
    [10, 10],
    [30, 10],
    [10, 30],
    [30, 30],
  ],
  [
    [10, 10],
    [30, 10],
    [20, 20],
    [10, 30],
    [30, 30],
  ],
  [
    [10, 10],
    [30, 10],
    [10, 20],
    [30, 20],
    [10, 30],
    [30, 30],
  ],
];

function drawHalf(number, left) {
  let circles = '';
  // [x, y] takes the two numbers out of each array. This is called destructuring.
  for (const [x, y] of spotPositions[number]) {
    circles += `<circle cx="${x + left}" cy="${y}" r="4" />`;
  }
  return circles;
}

function show(dominoes, selector) {
  let html = '';
  for (const [left, right] of dominoes) {
    html += `<svg class="domino" viewBox="0 0 80 40" role="img" aria-label="${left} and ${right}">`;
    html += drawHalf(left, 0) + drawHalf(right, 40);
    html += '<path d="M40 5 V35" stroke="#1c2433" /></svg>';
  }
  document.querySelector(selector).innerHTML = html;
}
