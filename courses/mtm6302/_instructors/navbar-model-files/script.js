const nav = document.querySelector('.nav');
const button = document.querySelector('.menu-button');
const menu = document.querySelector('.menu');

nav.classList.add('has-script');

function setOpen(open) {
  menu.classList.toggle('is-open', open);
  button.setAttribute('aria-expanded', open);
}

function isOpen() {
  return button.getAttribute('aria-expanded') === 'true';
}

button.addEventListener('click', () => {
  setOpen(!isOpen());
});

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && isOpen()) {
    setOpen(false);
    button.focus();
  }
});

for (const link of menu.querySelectorAll('a')) {
  link.addEventListener('click', () => {
    setOpen(false);
  });
}
