// Functional Fishing: complete the ten functions. Write no loop in this file,
// and don't change the array that a function receives.

// 1. An array with the species of every catch, in the same order.
function speciesOf(list) {
  return list.map((fish) => fish.species);
}

// 2. An array with the catches that weigh at least min kilograms.
function weighingAtLeast(list, min) {
  return list.filter((fish) => fish.weight >= min);
}

// 3. The first catch of a species, or undefined if there is none.
function firstOf(list, species) {
  return list.find((fish) => fish.species === species);
}

// 4. true if every catch was released.
function allReleased(list) {
  return list.every((fish) => fish.released);
}

// 5. true if at least one catch is longer than length centimetres.
function anyLongerThan(list, length) {
  return list.some((fish) => fish.length > length);
}

// 6. The sum of all weights.
function totalWeight(list) {
  return list.reduce((sum, fish) => sum + fish.weight, 0);
}

// 7. An array with one sentence for each catch, such as 'Noor caught a Walleye of 1.5 kg'.
function sentences(list) {
  return list.map(
    (fish) => `${fish.angler} caught a ${fish.species} of ${fish.weight} kg`,
  );
}

// 8. A new array of catches, the heaviest first.
function byWeight(list) {
  return list.toSorted((a, b) => b.weight - a.weight);
}

// 9. The species of the catches that were released, the heaviest first: a chain.
function releasedSpecies(list) {
  return list
    .filter((fish) => fish.released)
    .toSorted((a, b) => b.weight - a.weight)
    .map((fish) => fish.species);
}

// 10. The total weight of one angler's catches: a chain, or your other functions.
function weightOf(list, angler) {
  return totalWeight(list.filter((fish) => fish.angler === angler));
}
