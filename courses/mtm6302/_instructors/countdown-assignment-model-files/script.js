const form = document.querySelector('form');
const message = document.querySelector('.message');
const days = document.querySelector('.days');
const hours = document.querySelector('.hours');
const minutes = document.querySelector('.minutes');
const seconds = document.querySelector('.seconds');

let target;
let eventName = '';
let timer;

function partsOf(milliseconds) {
  const total = Math.ceil(milliseconds / 1000);
  return {
    days: Math.floor(total / 86400),
    hours: Math.floor((total % 86400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}

function show() {
  const left = target - new Date();
  const parts = partsOf(Math.max(left, 0));
  days.textContent = parts.days;
  hours.textContent = parts.hours;
  minutes.textContent = parts.minutes;
  seconds.textContent = parts.seconds;

  if (left <= 0) {
    clearInterval(timer);
    message.textContent = `${eventName}: it is time!`;
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const date = new Date(form.elements.date.value);
  if (date <= new Date()) {
    message.textContent = 'Choose a date and a time in the future.';
    return;
  }
  clearInterval(timer);
  target = date;
  eventName = form.elements.event.value;
  message.textContent = `Waiting for: ${eventName}`;
  timer = setInterval(show, 1000);
  show();
});
