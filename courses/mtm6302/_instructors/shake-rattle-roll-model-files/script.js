console.log('Who wakes the band?');

// What you can change later
const volume = 7; // from 1 to 10
const isNight = false;

// 1. Three conditions with a name: isAwake, isLoud and drumPlays
const isAwake = !isNight;
const isLoud = volume > 5;
const drumPlays = isAwake && isLoud;

// 2. The three instruments
const shaker = document.querySelector('#shaker');
const rattle = document.querySelector('#rattle');
const drum = document.querySelector('#drum');

// 3. Shake, rattle, and roll
shaker.classList.toggle('shake', isAwake);
rattle.classList.toggle('rattle', isAwake);
drum.classList.toggle('roll', drumPlays);

// 4. The list items and the texts below the images
shaker.closest('.player').classList.toggle('is-playing', isAwake);
rattle.closest('.player').classList.toggle('is-playing', isAwake);
drum.closest('.player').classList.toggle('is-playing', drumPlays);

const shakerText = shaker.nextElementSibling;
shakerText.textContent = 'Shake';
shakerText.hidden = !isAwake;

const rattleText = rattle.nextElementSibling;
rattleText.textContent = 'Rattle';
rattleText.hidden = !isAwake;

const drumText = drum.nextElementSibling;
drumText.textContent = 'Roll';
drumText.hidden = !drumPlays;

const states = document.querySelectorAll('.state');
for (const state of states) {
  state.classList.toggle('is-loud', isLoud);
}

// 5. Asleep or awake
document.querySelector('#asleep').hidden = isAwake;
document.querySelector('#awake').hidden = !isAwake;

// 6. The report in the console
console.log('Does the shaker shake?', shaker.classList.contains('shake'));
console.log('Does the rattle rattle?', rattle.classList.contains('rattle'));
console.log('Does the drum roll?', drum.classList.contains('roll'));
console.log('Players playing:', document.querySelectorAll('.is-playing').length);
