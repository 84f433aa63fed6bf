const header = document.querySelector('.header');
const hero = document.querySelector('.hero');
const prices = document.querySelectorAll('[data-month]');
const periodButtons = document.querySelectorAll('[data-period]');

// 1. Prices

function showPrices(period) {
  for (const price of prices) {
    price.textContent = price.dataset[period];
  }
  for (const button of periodButtons) {
    button.setAttribute('aria-pressed', button.dataset.period === period);
  }
}

for (const button of periodButtons) {
  button.addEventListener('click', () => {
    showPrices(button.dataset.period);
  });
}

// 2. Disclosures

function setOpen(button, open) {
  const id = button.getAttribute('aria-controls');
  button.setAttribute('aria-expanded', open);
  document.querySelector(`#${id}`).hidden = !open;
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[aria-controls]');
  if (!button) {
    return;
  }
  setOpen(button, button.getAttribute('aria-expanded') !== 'true');
});

for (const button of document.querySelectorAll('[aria-controls]')) {
  setOpen(button, false);
}

// 3. The header

const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    header.classList.toggle('is-scrolled', !entry.isIntersecting);
  }
});

observer.observe(hero);
