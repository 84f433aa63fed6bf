// Radio Juniper: the values of tonight

const station = 'Radio Juniper';
const songTitle = 'Slow River';
const band = 'The Otters';
const songLength = 310; // seconds
const songsInShow = 12;
const maxVolume = 10;

let songNumber = 4;
let played = 215; // seconds
let listeners = 240;
let volume = 8;
let isOnAir = true;

// 1. The panel

console.log(`=== ${station} ===`);
console.log('On air:', isOnAir);
console.log(`Song ${songNumber} of ${songsInShow}: "${songTitle}" by ${band}`);
console.log(`Volume: ${volume} of ${maxVolume}`);

// 2. The calculations

const left = songLength - played;
const leftSeconds = left % 60;
const leftMinutes = (left - leftSeconds) / 60;
const percent = (volume / maxVolume) * 100;
const newListeners = 15;
listeners += newListeners;

console.log(`Time left: ${leftMinutes} min ${leftSeconds} s`);
console.log(`Volume in percent: ${percent}%`);
console.log(`Listeners: ${listeners} (+${newListeners})`);

// 3. A warning and an error

console.warn(`Next: song ${songNumber + 1}`);
console.error('Microphone 2 is off.');

// 4. What I typed at the prompt, and what I saw
// volume + 1          9, and volume is still 8
// volume += 1         9, and volume is 9
// volume = '9'        '9', a string
// volume + 1          '91', because + joins a string and a number
// songsInShow = 13    TypeError: Assignment to constant variable.
// isOnAir = !isOnAir  false
// The panel stays as it is: console.log printed the values once, when the script ran.
// After a reload, every variable has the value of the script again.
