// The three arrays belong together: the zine at index 0 has the first title,
// the first maker and the first number of pages.
const titles = [
  'Night Bus',
  'Tea & Toast <Issue 2>',
  'Ways to Fold a Page',
  'Rain Letters',
  'Bikes of Maple Street',
  'Very Small Maps',
];
const makers = ['Amara', 'Jules', 'Noor', 'Robin', 'Sam', 'Kit'];
const pages = [16, 8, 12, 24, 12, 8];

const shelf = document.querySelector('.cards');
const count = document.querySelector('.count');

function createCard(title, maker, pageCount, cover) {
  const card = document.createElement('article');
  card.classList.add('card');

  const image = document.createElement('img');
  image.classList.add('cover');
  image.src = cover;
  image.alt = '';
  image.width = 240;
  image.height = 160;

  const heading = document.createElement('h2');
  heading.textContent = title;

  const makerLine = document.createElement('p');
  makerLine.classList.add('maker');
  makerLine.textContent = `by ${maker}`;

  const pagesLine = document.createElement('p');
  pagesLine.classList.add('pages');
  pagesLine.textContent = `${pageCount} pages`;

  if (pageCount <= 8) {
    card.classList.add('is-short');
    pagesLine.append(', a quick read');
  }

  card.append(image, heading, makerLine, pagesLine);
  return card;
}

shelf.replaceChildren();

for (let i = 0; i < titles.length; i++) {
  shelf.append(createCard(titles[i], makers[i], pages[i], `covers/${i + 1}.svg`));
}

count.textContent = `${titles.length} zines`;
