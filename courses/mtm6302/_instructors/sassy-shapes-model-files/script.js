// Sassy Shapes

const kind = document.querySelector('#kind');
const remark = document.querySelector('#remark');
const gallery = document.querySelector('#gallery');
const summary = document.querySelector('#summary');
const retry = document.querySelector('#retry');

// The kinds that style.css can draw.
const KINDS = ['circle', 'square', 'triangle', 'diamond', 'hexagon'];

let shapes = [];

// 1. Load shapes.json, check the response, and handle errors.
async function loadShapes() {
  remark.textContent = 'Loading the shapes…';
  retry.hidden = true;
  try {
    const response = await fetch('shapes.json');
    if (!response.ok) {
      throw new Error(`The server answered ${response.status}`);
    }
    const data = await response.json();
    shapes = data.filter((shape) => KINDS.includes(shape.kind));
    fillSelect();
    remark.textContent = 'Choose a shape.';
    showShapes();
  } catch (error) {
    console.error(error);
    remark.textContent = 'The shapes could not be loaded.';
    retry.hidden = false;
  }
}

// The options come from the data, and the first one is the choice of the last visit.
function fillSelect() {
  for (const name of KINDS) {
    if (shapes.some((shape) => shape.kind === name)) {
      const option = document.createElement('option');
      option.value = name;
      option.textContent = `${name}s`;
      kind.append(option);
    }
  }
  const saved = loadKind();
  if (KINDS.includes(saved)) {
    kind.value = saved;
  }
}

// 2. Make a button for one shape.
function makeShape(shape) {
  const drawing = document.createElement('span');
  drawing.classList.add('drawing', shape.kind);
  drawing.style.setProperty('--size', `${shape.size}px`);
  drawing.style.setProperty('--colour', shape.colour);

  const name = document.createElement('span');
  name.textContent = `${shape.name}, ${shape.kind}`;

  const button = document.createElement('button');
  button.type = 'button';
  button.classList.add('shape');
  button.dataset.id = shape.id;
  button.append(drawing, name);

  const item = document.createElement('li');
  item.append(button);
  return item;
}

// 3. Show all shapes of the chosen kind, and the summary.
function showShapes() {
  const chosen = shapes.filter(
    (shape) => kind.value === 'all' || shape.kind === kind.value,
  );
  gallery.replaceChildren(...chosen.map(makeShape));
  const remarks = chosen.reduce((sum, shape) => sum + shape.remarks.length, 0);
  summary.textContent = `${chosen.length} shapes with ${remarks} remarks`;
}

// 4. Let a shape say its next remark. Each shape has a counter of its own, by its id.
const turns = {};

function speak(shape) {
  if (shape.remarks.length === 0) {
    remark.textContent = `${shape.name} has nothing to say to you.`;
    return;
  }
  const turn = turns[shape.id] ?? 0;
  remark.textContent = `${shape.name}: ${shape.remarks[turn % shape.remarks.length]}`;
  turns[shape.id] = turn + 1;
}

gallery.addEventListener('click', (event) => {
  const button = event.target.closest('.shape');
  if (button) {
    speak(shapes.find((shape) => shape.id === Number(button.dataset.id)));
  }
});

// 5. Remember the chosen kind. A browser may block the storage.
function loadKind() {
  try {
    return localStorage.getItem('sassy-shapes-kind');
  } catch {
    return null;
  }
}

function saveKind() {
  try {
    localStorage.setItem('sassy-shapes-kind', kind.value);
  } catch (error) {
    console.warn(error);
  }
}

kind.addEventListener('change', () => {
  saveKind();
  showShapes();
});

retry.addEventListener('click', loadShapes);

loadShapes();
