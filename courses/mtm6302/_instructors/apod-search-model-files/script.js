const form = document.querySelector('form');
const message = document.querySelector('.message');
const article = document.querySelector('article');

function urlFor(date) {
  return `apod/${date}.json`;
}

async function loadDay(date) {
  const response = await fetch(urlFor(date));
  if (response.status === 404) {
    return null;
  }
  if (!response.ok) {
    throw new Error(`The status was ${response.status}`);
  }
  return response.json();
}

function createElement(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function createMedia(day) {
  if (day.media_type === 'image') {
    const image = document.createElement('img');
    image.src = day.url;
    image.alt = `The picture of the day: ${day.title}`;
    return image;
  }
  const link = createElement('a', `Watch: ${day.title}`);
  link.href = day.url;
  return link;
}

function showDay(day) {
  article.replaceChildren(
    createElement('h2', day.title),
    createMedia(day),
    createElement('p', day.explanation),
  );
  if (day.copyright) {
    article.append(createElement('p', `Copyright: ${day.copyright}`));
  }
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const date = form.elements.date.value;
  article.replaceChildren();
  message.textContent = 'Loading the picture…';
  let day;
  try {
    day = await loadDay(date);
  } catch (error) {
    console.error(error);
    message.textContent =
      'The picture could not be loaded. Please try again later.';
    return;
  }
  if (day === null) {
    message.textContent = `There is no picture for ${date}.`;
    return;
  }
  showDay(day);
  message.textContent = `Showing ${day.date}`;
});
