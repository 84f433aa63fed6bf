// Dominoes: each domino is an array of two numbers, such as [2, 5].

const chain = [
  [3, 5],
  [5, 5],
  [5, 0],
  [0, 2],
];

// 1. makeSet(highest)

// 2. spots(domino) and isDouble(domino)

// 3. totalSpots(dominoes) and doubles(dominoes)

// 4. isChain(dominoes)

// 5. Show the results

show(chain, '.chain');
