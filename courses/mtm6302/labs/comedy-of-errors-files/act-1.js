// Act 1: four mistakes. Each of them stops the script, so you meet them one
// after the other.

const play = 'The Comedy of Errors';
const actors = ['Amara', 'Noor', 'Sam', 'Robin'];
const minutes = 95;

const heading = document.querySelector('play-title');
heading.textContent = play;

const hours = 0;
const restMinutes = minutes % 60;
hours = (minutes - restMinutes) / 60;

const duration = document.querySelector('#duration');
duration.textContent = `${hours} h ${restMinuts} min`;

const cast = document.querySelector('#cast');

actors.foreach((actor) => {
  const item = document.createElement('li');
  item.textContent = actor;
  cast.append(item);
});
