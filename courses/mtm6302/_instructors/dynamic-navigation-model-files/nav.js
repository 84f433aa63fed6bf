const menu = document.querySelector('.menu');
const next = document.querySelector('.next');

const index = pages.findIndex((page) => page.id === document.body.id);
const current = pages[index];

if (index === -1) {
  console.error(`pages.js has no page with the id "${document.body.id}".`);
}

function createItem(page) {
  const link = document.createElement('a');
  link.href = page.file;
  link.textContent = page.title;
  if (page.id === current.id) {
    link.setAttribute('aria-current', 'page');
  }

  const item = document.createElement('li');
  item.append(link);
  return item;
}

menu.replaceChildren();
for (const page of pages) {
  menu.append(createItem(page));
}

document.title = `${current.title} | River Street Clay`;

if (index < pages.length - 1) {
  const nextPage = pages[index + 1];
  const link = document.createElement('a');
  link.href = nextPage.file;
  link.textContent = nextPage.title;
  next.append('Next: ', link);
} else {
  next.remove();
}
