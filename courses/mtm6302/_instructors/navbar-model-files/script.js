const nav = document.querySelector('.nav');
const button = document.querySelector('.menu-button');
const menu = document.querySelector('.menu');

nav.classList.add('has-script');

function setOpen(isOpen) {
  menu.classList.toggle('is-open', isOpen);
  button.setAttribute('aria-expanded', isOpen);
}

function isMenuOpen() {
  return button.getAttribute('aria-expanded') === 'true';
}

button.addEventListener('click', () => {
  setOpen(!isMenuOpen());
});

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && isMenuOpen()) {
    setOpen(false);
    button.focus();
  }
});

for (const link of menu.querySelectorAll('a')) {
  link.addEventListener('click', () => {
    setOpen(false);
  });
}
