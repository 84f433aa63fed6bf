const preview = document.querySelector('.preview');
const message = document.querySelector('#message');
const filters = document.querySelector('.filters');
const palette = document.querySelector('.palette');
const form = document.querySelector('#add');

function paint(swatch) {
  swatch.style.setProperty('--swatch', swatch.dataset.color);
}

// Marks one button of a group as pressed, and the others as not pressed.
// setAttribute converts the boolean to the string 'true' or 'false'.
function press(button, group) {
  for (const other of group.querySelectorAll('button')) {
    other.setAttribute('aria-pressed', other === button);
  }
}

// 1. Paint every swatch in its own colour
for (const swatch of palette.querySelectorAll('.swatch')) {
  paint(swatch);
}

// 2. Choose a colour: one listener on the palette
palette.addEventListener('click', (event) => {
  const swatch = event.target.closest('.swatch');
  if (!swatch) {
    return;
  }
  preview.style.setProperty('--chosen', swatch.dataset.color);
  preview.dataset.ink = swatch.dataset.ink;
  message.textContent = `${swatch.textContent.trim()}, ${swatch.dataset.color}`;
  press(swatch, palette);
});

// 3. Show one family: one listener on the filters
filters.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) {
    return;
  }
  const family = button.dataset.show;
  for (const swatch of palette.querySelectorAll('.swatch')) {
    swatch.hidden = family !== 'all' && swatch.dataset.family !== family;
  }
  press(button, filters);
});

// 4. Add a colour: the submit event of the form
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(form);
  const name = data.get('name').trim();
  if (name === '') {
    return;
  }

  const swatch = document.createElement('button');
  swatch.type = 'button';
  swatch.className = 'swatch';
  swatch.dataset.color = data.get('color');
  swatch.dataset.family = data.get('family');
  swatch.dataset.ink = data.get('ink');
  swatch.setAttribute('aria-pressed', 'false');
  swatch.textContent = name;

  paint(swatch);
  palette.append(swatch);
  form.reset();
});
