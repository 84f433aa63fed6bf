const START = 10; // the first number of the countdown
const SECOND = 1000; // in milliseconds

// What has to be done, one step for each second
const steps = [
  'Close the hatch',
  'Check the oxygen',
  'Water the plants on board',
  'Disconnect the power cable',
  'Start the recorder',
  'Clear the launch pad',
  'Turn off the coffee machine',
  'Start the pumps',
  'Release the clamps',
  'Ignite the engine',
];

const numberElement = document.querySelector('#number');
const rocket = document.querySelector('#rocket');
const message = document.querySelector('#message');
const log = document.querySelector('#log');
const report = document.querySelector('#report');

// 1. The variable for the seconds that are left; show it at once
let secondsLeft = START;
numberElement.textContent = secondsLeft;

// 2. The function addToLog(seconds, text)
function addToLog(seconds, text) {
  const time = document.createElement('strong');
  time.textContent = `T−${seconds}`;

  const item = document.createElement('li');
  item.append(time, ` ${text}`);
  log.append(item);
}

// 3. The function launch()
function launch() {
  numberElement.textContent = 'Lift-off!';
  rocket.classList.add('is-launched');
  rocket.alt = 'A small rocket flying into the sky';
  message.textContent = 'The rocket has taken off.';
}

// 4. The function showReport()
function showReport() {
  const count = document.querySelectorAll('#log li').length;
  report.innerHTML = `
    <h2>Report</h2>
    <p>${count} steps in ${START} seconds. Everyone is well.</p>
  `;
}

// 5. The function tick(), and the interval that calls it
function tick() {
  secondsLeft -= 1;
  numberElement.textContent = secondsLeft;
  addToLog(secondsLeft, steps[START - secondsLeft - 1]);

  if (secondsLeft === 3) {
    numberElement.classList.add('is-urgent');
    message.textContent = '3 seconds to launch';
  }

  if (secondsLeft === 0) {
    clearInterval(timer);
    launch();
    setTimeout(showReport, 2 * SECOND);
  }
}

const timer = setInterval(tick, SECOND);
