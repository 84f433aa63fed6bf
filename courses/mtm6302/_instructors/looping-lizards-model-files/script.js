const feedingElement = document.querySelector('#feeding');
const cricketsElement = document.querySelector('#crickets');
const guestsElement = document.querySelector('#guests');
const plainElement = document.querySelector('#plain');

const DAYS = 10;
const GUESTS = 20;
const CRICKETS_PER_LIZARD = 3;

// 1. The function plural(number, word)
function plural(number, word) {
  if (number === 1) {
    return `1 ${word}`;
  }
  return `${number} ${word}s`;
}

// 2. The function feedingLine(lizards)
function feedingLine(lizards) {
  const meal = plural(lizards * CRICKETS_PER_LIZARD, 'cricket');
  if (lizards === 1) {
    return `${plural(lizards, 'lizard')} eats ${meal}`;
  }
  return `${plural(lizards, 'lizard')} eat ${meal}`;
}

// 3. The function pattern(guest)
function pattern(guest) {
  if (guest % 3 === 0 && guest % 5 === 0) {
    return 'striped and spotted';
  } else if (guest % 3 === 0) {
    return 'striped';
  } else if (guest % 5 === 0) {
    return 'spotted';
  }
  return 'plain';
}

// 4. The feeding plan: a loop over the days
let plan = '';
let total = 0;
for (let day = 1; day <= DAYS; day++) {
  plan += `Day ${day}: ${feedingLine(day)}\n`;
  total += day * CRICKETS_PER_LIZARD;
}
feedingElement.textContent = plan;
cricketsElement.textContent = `The hotel needs ${total} crickets.`;

// 5. The guest list: a loop over the guests
let list = '';
let plainCount = 0;
for (let guest = 1; guest <= GUESTS; guest++) {
  const skin = pattern(guest);
  list += `Guest ${guest} is ${skin}\n`;
  if (skin === 'plain') {
    plainCount++;
  }
}
guestsElement.textContent = list;
plainElement.textContent = `${plainCount} of ${GUESTS} guests are plain.`;
