const feedingElement = document.querySelector('#feeding');
const cricketsElement = document.querySelector('#crickets');
const guestsElement = document.querySelector('#guests');
const plainElement = document.querySelector('#plain');

const DAYS = 10;
const GUESTS = 20;
const CRICKETS_PER_LIZARD = 3;

// 1. The function plural(number, word)

// 2. The function feedingLine(lizards)

// 3. The function pattern(guest)

// 4. The feeding plan: a loop over the days

// 5. The guest list: a loop over the guests
