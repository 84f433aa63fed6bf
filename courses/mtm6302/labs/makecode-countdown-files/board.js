// A small LED board in the browser. You call its methods and leave this file as it is.
// The names are those of MakeCode, so you will recognize them there.

const Button = { A: '#button-a', B: '#button-b' };

const digitPictures = [
  '.###. .#.#. .#.#. .#.#. .###.',
  '..#.. .##.. ..#.. ..#.. .###.',
  '.###. ...#. .###. .#... .###.',
  '.###. ...#. .###. ...#. .###.',
  '.#.#. .#.#. .###. ...#. ...#.',
  '.###. .#... .###. ...#. .###.',
  '.###. .#... .###. .#.#. .###.',
  '.###. ...#. ..#.. .#... .#...',
  '.###. .#.#. .###. .#.#. .###.',
  '.###. .#.#. .###. ...#. .###.',
];

// Shows a picture of 25 characters, '#' for on and '.' for off. Other characters are left out.
function drawOnBoard(picture, label) {
  const lights = [...picture].filter((light) => light === '#' || light === '.');
  if (lights.length !== 25) {
    console.warn(`A picture has 25 LEDs, and this one has ${lights.length}.`);
  }
  const leds = document.querySelector('#leds');
  leds.replaceChildren();
  for (const light of lights) {
    const led = document.createElement('span');
    led.className = light === '#' ? 'led is-on' : 'led';
    leds.append(led);
  }
  leds.setAttribute('aria-label', `LED screen: ${label}`);
}

const basic = {
  // Shows a whole number from 0 to 9.
  showNumber(value) {
    if (digitPictures[value] === undefined) {
      console.warn(`This board shows only the digits 0 to 9, not ${value}.`);
    } else {
      drawOnBoard(digitPictures[value], value);
    }
  },

  // Shows a picture of five lines with five characters each.
  showLeds(picture) {
    drawOnBoard(picture, 'a picture');
  },

  // Turns all LEDs off.
  clearScreen() {
    drawOnBoard('.'.repeat(25), 'off');
  },
};

const input = {
  // Calls a function each time the button is pressed.
  onButtonPressed(button, handler) {
    document.querySelector(button).addEventListener('click', () => handler());
  },
};

basic.clearScreen();
