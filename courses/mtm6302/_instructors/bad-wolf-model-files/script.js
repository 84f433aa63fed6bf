console.log('Someone has noticed the wolf.');

// 1. The heading
const heading = document.querySelector('h1');
heading.textContent = 'Bad Wolf Home Inspections';
document.title = heading.textContent;

// 2. The portrait
const portrait = document.querySelector('#portrait');
portrait.src = 'wolf-teeth.svg';
portrait.alt = 'A wolf at night that shows all its teeth';

// 3. The warning
const warning = document.querySelector('#warning');
warning.hidden = false;

// 4. Every “good wolf” in the text
const wolves = document.querySelectorAll('.wolf');
for (const wolf of wolves) {
  wolf.textContent = 'bad wolf';
}

// 5. The three houses
const straw = document.querySelector('#straw');
straw.classList.replace('is-safe', 'is-danger');
straw.querySelector('.verdict').textContent = 'One breath, and it is gone.';

const sticks = straw.nextElementSibling;
sticks.classList.replace('is-safe', 'is-danger');
sticks.querySelector('.verdict').textContent = 'Two breaths, at most.';

const bricks = sticks.nextElementSibling;
bricks.classList.replace('is-danger', 'is-safe');
bricks.querySelector('.verdict').textContent = 'Strong. Stay inside.';

// 6. The customer, starting at the quote
const quote = document.querySelector('.quote');
quote.nextElementSibling.textContent = 'The wolf, in a night cap';
quote.closest('section').classList.add('is-exposed');

// 7. The link and the button
const link = document.querySelector('#book');
link.textContent = 'Read the warning';
link.href = '#warning';
document.querySelector('#door').disabled = true;

// 8. The report in the console
console.log('Wolves found:', wolves.length);
console.log('Houses in danger:', document.querySelectorAll('.house.is-danger').length);
console.log('Is the house of bricks safe?', bricks.classList.contains('is-safe'));
