const START = 10; // the first number of the countdown
const SECOND = 1000; // in milliseconds; use 100 while you test

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

// 2. The function addToLog(seconds, text)

// 3. The function launch()

// 4. The function showReport()

// 5. The function tick(), and the interval that calls it
