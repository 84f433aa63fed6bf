// 1. The main heading says: Crazy Cats
document.querySelector('h1').textContent = 'Crazy Cats';

// 2. The lead is a sentence with the number of cats, counted by the script
const count = document.querySelectorAll('.cat').length;
const lead = document.querySelector('.lead');
lead.textContent = `Meet ${count} cats with strong opinions.`;

// 3. The title of the document has the number too
document.title = `${count} Crazy Cats`;

// 4. Cotton has her own picture, with a text alternative
const cotton = document.querySelector('#cotton').closest('.cat');
const picture = cotton.querySelector('img');
picture.src = 'images/cotton.svg';
picture.alt = 'A white cat with closed eyes';

// 5. Biscuit isn't upside down any more
const biscuit = document.querySelector('#biscuit').closest('.cat');
biscuit.classList.remove('is-upside-down');

// 6. The button for Pepper works
const pepper = document.querySelector('#pepper').closest('.cat');
pepper.querySelector('button').disabled = false;

// 7. Clementine has found a home: her card, her note and her button
const clementine = document.querySelector('#clementine').closest('.cat');
clementine.classList.add('is-adopted');
clementine.querySelector('.note').hidden = false;
clementine.querySelector('button').disabled = true;

// 8. The link to the opening hours leads there, and "Cats" is current
const hoursLink = document.querySelector('#hours-link');
hoursLink.href = '#hours';
hoursLink.removeAttribute('aria-current');
hoursLink.previousElementSibling.setAttribute('aria-current', 'true');

// 9. The card after Biscuit is printed in the console
const next = biscuit.nextElementSibling;
console.log(next.querySelector('h3').textContent);

// 10. A cat of your choice becomes a senior
clementine.classList.add('is-senior');
