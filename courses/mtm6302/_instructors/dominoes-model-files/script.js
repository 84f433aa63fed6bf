// Dominoes: each domino is an array of two numbers, such as [2, 5].

const chain = [
  [3, 5],
  [5, 5],
  [5, 0],
  [0, 2],
];

function makeSet(highest) {
  const set = [];
  for (let left = 0; left <= highest; left += 1) {
    for (let right = left; right <= highest; right += 1) {
      set.push([left, right]);
    }
  }
  return set;
}

function spots(domino) {
  return domino[0] + domino[1];
}

function isDouble(domino) {
  return domino[0] === domino[1];
}

function totalSpots(dominoes) {
  let total = 0;
  for (const domino of dominoes) {
    total += spots(domino);
  }
  return total;
}

function doubles(dominoes) {
  return dominoes.filter((domino) => isDouble(domino));
}

function isChain(dominoes) {
  for (let i = 0; i < dominoes.length - 1; i += 1) {
    if (dominoes[i][1] !== dominoes[i + 1][0]) {
      return false;
    }
  }
  return true;
}

const set = makeSet(6);
const summary = `${set.length} dominoes, ${doubles(set).length} doubles, ${totalSpots(set)} spots`;
document.querySelector('.summary').textContent = summary;
show(set, '.set');

let verdict = 'The chain has a gap.';
if (isChain(chain)) {
  verdict = 'The chain is right.';
}
document.querySelector('.verdict').textContent = verdict;
show(chain, '.chain');
