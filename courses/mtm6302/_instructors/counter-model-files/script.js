// No more than this number of people may be in the room.
const capacity = 8;

const room = document.querySelector('.room');
const count = document.querySelector('.count');
const message = document.querySelector('.message');

let people = 0;

function render() {
  count.textContent = people;
  room.classList.toggle('is-full', people === capacity);

  if (people === 0) {
    message.textContent = 'The room is empty.';
  } else if (people === capacity) {
    message.textContent = 'The room is full. Please wait at the door.';
  } else {
    message.textContent = `There is room for ${capacity - people} more.`;
  }
}

document.querySelector('.in').addEventListener('click', () => {
  if (people < capacity) {
    people += 1;
    render();
  }
});

document.querySelector('.out').addEventListener('click', () => {
  if (people > 0) {
    people -= 1;
    render();
  }
});

document.querySelector('.reset').addEventListener('click', () => {
  people = 0;
  render();
});

render();
