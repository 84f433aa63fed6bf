const form = document.querySelector('.keys');
const field = document.querySelector('#amount');
const lines = document.querySelector('.lines');
const total = document.querySelector('.total');

const amounts = [];

function formatMoney(amount) {
  if (amount < 0) {
    return `-$${(-amount).toFixed(2)}`;
  }
  return `$${amount.toFixed(2)}`;
}

function render() {
  lines.replaceChildren();

  let sum = 0;
  for (const amount of amounts) {
    const line = document.createElement('li');
    line.textContent = formatMoney(amount);
    line.classList.toggle('is-negative', amount < 0);
    lines.append(line);
    sum += amount;
  }

  // Without rounding, 0.3 - 0.2 - 0.1 would be shown as -$0.00.
  total.textContent = formatMoney(Math.round(sum * 100) / 100);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(form);
  amounts.push(Number(data.get('amount')));
  render();
  form.reset();
  field.focus();
});

document.querySelector('.undo').addEventListener('click', () => {
  amounts.pop();
  render();
});

document.querySelector('.clear').addEventListener('click', () => {
  amounts.length = 0;
  render();
});

render();
