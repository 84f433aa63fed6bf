const hourHand = document.querySelector('.hour-hand');
const minuteHand = document.querySelector('.minute-hand');
const secondHand = document.querySelector('.second-hand');
const time = document.querySelector('.time');
const date = document.querySelector('.date');
const seconds = document.querySelector('#seconds');
const formatter = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full' });

function twoDigits(number) {
  return String(number).padStart(2, '0');
}

function hourAngle(hours, minutes) {
  return (hours % 12) * 30 + minutes / 2;
}

function minuteAngle(minutes, secs) {
  return minutes * 6 + secs / 10;
}

function secondAngle(secs) {
  return secs * 6;
}

function showTime() {
  const now = new Date();
  const hours = now.getHours();
  const minutes = now.getMinutes();
  const secs = now.getSeconds();

  hourHand.style.rotate = `${hourAngle(hours, minutes)}deg`;
  minuteHand.style.rotate = `${minuteAngle(minutes, secs)}deg`;
  secondHand.style.rotate = `${secondAngle(secs)}deg`;
  secondHand.classList.toggle('is-hidden', !seconds.checked);

  let text = `${twoDigits(hours)}:${twoDigits(minutes)}`;
  if (seconds.checked) {
    text += `:${twoDigits(secs)}`;
  }
  time.textContent = text;
  date.textContent = formatter.format(now);
}

seconds.addEventListener('change', showTime);
setInterval(showTime, 1000);
showTime();
