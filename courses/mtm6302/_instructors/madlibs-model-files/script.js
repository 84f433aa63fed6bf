// Madlibs: your words, and the code that puts them into the story.

// 1. Your words.

const author = 'Mira Okafor';
const animal = 'otter';
const adjective = 'punctual';
const number = 12;
const things = 'left socks';
const food = 'pancakes';
const place = 'the parking lot';
const pastVerb = 'danced';
const exclamation = 'Great pickles';

// 2. The byline.

document.querySelector('#author').textContent = author;

// 3. The title of the story, and the title of the tab.

const title = `The ${adjective} ${animal}`;
document.querySelector('#story-title').textContent = title;
document.title = title;

// 4. The four gaps of the first paragraph.

document.querySelector('#gap-adjective').textContent = adjective;
document.querySelector('#gap-animal').textContent = animal;
document.querySelector('#gap-number').textContent = number;
document.querySelector('#gap-things').textContent = things;

// 5. The second paragraph: one template literal.

document.querySelector('#part-2').textContent =
  `“${exclamation}!” said the teacher. “We have ${food} for everyone, but where will the ${animal} sit?”`;

// 6. The third paragraph: one template literal with a calculation.

document.querySelector('#part-3').textContent =
  `By noon, the ${animal} had ${pastVerb} across ${place} and bought ${number * 2} more ${things}. That made ${number * 3} in one morning.`;

// 7. The image and the link: their attributes.

document.querySelector('#picture').alt = `A backpack full of ${things}`;

const link = document.querySelector('#learn-more');
link.href = `https://en.wikipedia.org/wiki/${animal}`;
link.textContent = `Read about the ${animal}`;

// 8. The mood: a class for the story.

document.querySelector('.story').classList.add('sunny');
