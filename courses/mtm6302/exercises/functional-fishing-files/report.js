// The table on the page. This file is complete, don't change it.
// It calls each of your functions and compares the result with the one that is expected.

const tests = [
  {
    call: 'speciesOf(catches)',
    run: () => speciesOf(catches),
    expected:
      'Walleye Perch Pike Perch Bass Walleye Trout Pike Bass Perch'.split(' '),
  },
  {
    call: 'weighingAtLeast(catches, 2.25)',
    run: () => weighingAtLeast(catches, 2.25),
    expected: [catches[2], catches[5], catches[7]],
  },
  {
    call: "[firstOf(catches, 'Bass'), firstOf(catches, 'Eel')]",
    run: () => [firstOf(catches, 'Bass'), firstOf(catches, 'Eel')],
    expected: [catches[4], undefined],
  },
  {
    call: 'allReleased(catches)',
    run: () => allReleased(catches),
    expected: false,
  },
  {
    call: 'anyLongerThan(catches, 80)',
    run: () => anyLongerThan(catches, 80),
    expected: true,
  },
  {
    call: 'anyLongerThan(catches, 81)',
    run: () => anyLongerThan(catches, 81),
    expected: false,
  },
  {
    call: 'totalWeight(catches)',
    run: () => totalWeight(catches),
    expected: 17,
  },
  { call: 'totalWeight([])', run: () => totalWeight([]), expected: 0 },
  {
    call: 'sentences(catches.slice(0, 2))',
    run: () => sentences(catches.slice(0, 2)),
    expected: [
      'Noor caught a Walleye of 1.5 kg',
      'Sam caught a Perch of 0.5 kg',
    ],
  },
  {
    call: 'byWeight(catches)',
    run: () => byWeight(catches),
    expected: [2, 7, 5, 4, 0, 8, 6, 9, 1, 3].map((index) => catches[index]),
  },
  {
    call: 'releasedSpecies(catches)',
    run: () => releasedSpecies(catches),
    expected: 'Pike Pike Walleye Walleye Trout Perch Perch Perch'.split(' '),
  },
  {
    call: "weightOf(catches, 'Ines')",
    run: () => weightOf(catches, 'Ines'),
    expected: 7,
  },
];

const original = JSON.stringify(catches);
const body = document.querySelector('#report');
let right = 0;

// A short text for any value. A catch is shown as its species and weight.
function textOf(value) {
  if (Array.isArray(value)) {
    return `[${value.map(textOf).join(', ')}]`;
  }
  if (value !== null && typeof value === 'object') {
    return `{ ${value.species}, ${value.weight} kg }`;
  }
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function addRow(cells, isRight) {
  const row = body.insertRow();
  row.classList.toggle('right', isRight);
  for (const cell of cells) {
    const code = document.createElement('code');
    code.textContent = cell;
    row.insertCell().append(code);
  }
  row.insertCell().textContent = isRight ? 'right' : 'not yet';
  right += isRight ? 1 : 0;
}

for (const test of tests) {
  let text;
  let isRight = false;
  try {
    const result = test.run();
    text = textOf(result);
    isRight =
      text === textOf(test.expected) &&
      JSON.stringify(result) === JSON.stringify(test.expected);
  } catch (error) {
    text = error.message;
  }
  addRow([test.call, text, textOf(test.expected)], isRight);
}

const same = JSON.stringify(catches) === original;
addRow(
  ['catches is unchanged at the end', String(same), 'true'],
  same && right > 0,
);

document.querySelector('#score').textContent =
  `${right} of ${body.rows.length} rows are right.`;
