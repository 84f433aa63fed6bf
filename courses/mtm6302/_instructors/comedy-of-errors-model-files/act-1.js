const play = 'The Comedy of Errors';
const actors = ['Amara', 'Noor', 'Sam', 'Robin'];
const minutes = 95;

const heading = document.querySelector('#play-title');
heading.textContent = play;

const restMinutes = minutes % 60;
const hours = (minutes - restMinutes) / 60;

const duration = document.querySelector('#duration');
duration.textContent = `${hours} h ${restMinutes} min`;

const cast = document.querySelector('#cast');

actors.forEach((actor) => {
  const item = document.createElement('li');
  item.textContent = actor;
  cast.append(item);
});
