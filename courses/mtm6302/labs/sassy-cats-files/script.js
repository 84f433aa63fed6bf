const SOURCE = 'cats.json';
const MOODS = ['royal', 'wild', 'sleepy']; // the moods that have a class

const message = document.querySelector('#message');
const list = document.querySelector('#cats');
let cats = []; // the cats that were loaded last

// 1. The async function loadCats(url): returns an array, or throws an error

// 2. The function createCard(cat): returns an li

// 3. The function showCats(items): replaces the list

// 4. The async function start(): loading, loaded or failed

// 5. The listeners of the two buttons, and the first call of start()
