// Functional Fishing: complete the ten functions. Write no loop in this file,
// and don't change the array that a function receives.

// 1. An array with the species of every catch, in the same order.
function speciesOf(list) {}

// 2. An array with the catches that weigh at least min kilograms.
function weighingAtLeast(list, min) {}

// 3. The first catch of a species, or undefined if there is none.
function firstOf(list, species) {}

// 4. true if every catch was released.
function allReleased(list) {}

// 5. true if at least one catch is longer than length centimetres.
function anyLongerThan(list, length) {}

// 6. The sum of all weights.
function totalWeight(list) {}

// 7. An array with one sentence for each catch, such as 'Noor caught a Walleye of 1.5 kg'.
function sentences(list) {}

// 8. A new array of catches, the heaviest first.
function byWeight(list) {}

// 9. The species of the catches that were released, the heaviest first: a chain.
function releasedSpecies(list) {}

// 10. The total weight of one angler's catches: a chain, or your other functions.
function weightOf(list, angler) {}
