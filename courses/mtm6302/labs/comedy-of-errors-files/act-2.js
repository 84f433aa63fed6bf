// Act 2: four mistakes in the syntax. As long as there is one, no line of
// this file runs.

const day = 'Saturday;
const times = ['14:00' '19:30'];

document.querySelector('#day').textContent = day;

function describe(time) {
  if (time === '14:00') {
    return `${time}, with cake`;

  return time;
}

const doors = document.querySelector('#doors';

for (const time of times) {
  const item = document.createElement('li');
  item.textContent = describe(time);
  doors.append(item);
}
