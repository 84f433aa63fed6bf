// You call this function and leave it as it is. In Week 6, you will write such functions yourself.

// Adds one balloon to the sky, with its number and its colour:
// 'red', 'yellow', 'green', 'blue', 'violet' or 'gold'
function release(number, colour) {
  const balloon = document.createElement('li');
  balloon.className = `balloon is-${colour}`;
  balloon.textContent = number;
  document.querySelector('#sky').append(balloon);
}
