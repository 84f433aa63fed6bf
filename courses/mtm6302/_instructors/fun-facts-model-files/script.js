const myName = 'Robin';
const myFacts = [
  'The word “pixel” is short for “picture element”.',
  'The status code 418, “I’m a teapot”, comes from an April Fools’ joke of 1998.',
  'The first version of JavaScript was written in ten days, in May 1995.',
];

const classmateName = 'Amara';
const classmateFacts = [
  'The element <blink> made text flash. No current browser supports it.',
  'The first website ever made is online again at info.cern.ch.',
];

const list = document.querySelector('.facts');
const count = document.querySelector('.count');
const featured = document.querySelector('.fact');

function addFact(list, fact, author) {
  list.insertAdjacentHTML(
    'beforeend',
    '<li><span class="text"></span> <small class="author"></small></li>',
  );
  const item = list.lastElementChild;
  item.querySelector('.text').textContent = fact;
  item.querySelector('.author').textContent = `from ${author}`;
}

function pickRandom(items) {
  const index = Math.floor(Math.random() * items.length);
  return items[index];
}

for (const fact of myFacts) {
  addFact(list, fact, myName);
}

for (const fact of classmateFacts) {
  addFact(list, fact, classmateName);
}

const allFacts = [...myFacts, ...classmateFacts];
count.textContent = `${allFacts.length} facts`;
featured.textContent = pickRandom(allFacts);
