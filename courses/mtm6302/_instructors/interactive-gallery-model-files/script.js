const picture = document.querySelector('.picture');
const caption = document.querySelector('.caption');
const controls = document.querySelector('.controls');
const thumbs = document.querySelector('.thumbs');

const buttons = thumbs.querySelectorAll('button');
let current = 0;

function show(position) {
  // After the last one comes the first one, and before the first one the last one.
  if (position < 0) {
    current = buttons.length - 1;
  } else if (position >= buttons.length) {
    current = 0;
  } else {
    current = position;
  }

  const chosen = buttons[current];
  picture.src = chosen.dataset.src;
  picture.alt = chosen.dataset.alt;
  caption.textContent = chosen.dataset.caption;

  for (const button of buttons) {
    if (button === chosen) {
      button.setAttribute('aria-current', 'true');
    } else {
      button.removeAttribute('aria-current');
    }
  }
}

thumbs.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) {
    return;
  }
  for (let i = 0; i < buttons.length; i++) {
    if (buttons[i] === button) {
      show(i);
    }
  }
});

controls.addEventListener('click', (event) => {
  const button = event.target.closest('[data-step]');
  if (!button) {
    return;
  }
  show(current + Number(button.dataset.step));
});

document.addEventListener('keydown', (event) => {
  // Alt + ← is “Back” in many browsers.
  if (event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  if (event.key === 'ArrowRight') {
    show(current + 1);
  } else if (event.key === 'ArrowLeft') {
    show(current - 1);
  }
});
