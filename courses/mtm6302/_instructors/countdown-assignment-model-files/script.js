const form = document.querySelector('form');
const message = document.querySelector('.message');
const nameText = document.querySelector('.event-name');
const daysBox = document.querySelector('.days');
const hoursBox = document.querySelector('.hours');
const minutesBox = document.querySelector('.minutes');
const secondsBox = document.querySelector('.seconds');

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
  daysBox.textContent = parts.days;
  hoursBox.textContent = parts.hours;
  minutesBox.textContent = parts.minutes;
  secondsBox.textContent = parts.seconds;

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
  const name = form.elements.event.value.trim();
  if (name === '') {
    message.textContent = 'Type the name of the event.';
    return;
  }
  clearInterval(timer);
  target = date;
  eventName = name;
  nameText.textContent = eventName;
  message.textContent = `Waiting for: ${eventName}`;
  timer = setInterval(show, 1000);
  show();
});
