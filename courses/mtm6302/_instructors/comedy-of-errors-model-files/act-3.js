const price = 15;
const adults = '2'; // from a form field
const children = 3;
const isSoldOut = false;

function total(people) {
  return people * price;
}

const people = Number(adults) + children;

document.querySelector('#people').textContent = `${people} people`;
document.querySelector('#total').textContent = `$${total(people)}`;

const state = document.querySelector('#state');
if (isSoldOut) {
  state.textContent = 'Sold out';
} else {
  state.textContent = 'Tickets are available';
}

const seats = document.querySelector('#seats');
for (let seat = 1; seat <= people; seat++) {
  const item = document.createElement('li');
  item.textContent = `Seat ${seat}`;
  seats.append(item);
}
