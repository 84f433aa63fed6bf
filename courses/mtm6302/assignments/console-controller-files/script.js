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

console.log(station);

// 2. The calculations

// 3. A warning and an error

// 4. What I typed at the prompt, and what I saw
