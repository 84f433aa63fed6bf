const hourHand = document.querySelector('.hour-hand');
const minuteHand = document.querySelector('.minute-hand');
const secondHand = document.querySelector('.second-hand');
const timeText = document.querySelector('.time');
const dateText = document.querySelector('.date');
const secondsBox = document.querySelector('#seconds');
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
  secondHand.classList.toggle('is-hidden', !secondsBox.checked);

  let text = `${twoDigits(hours)}:${twoDigits(minutes)}`;
  if (secondsBox.checked) {
    text += `:${twoDigits(secs)}`;
  }
  timeText.textContent = text;
  dateText.textContent = formatter.format(now);
}

secondsBox.addEventListener('change', showTime);
setInterval(showTime, 1000);
showTime();
