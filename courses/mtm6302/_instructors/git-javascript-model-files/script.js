// 1. Data of the trip
const bike = 'Comet';
const distance = 42; // kilometres
const speed = 20; // kilometres an hour
const breaks = 2;
const minutesPerBreak = 15;
const pricePerDay = 18; // dollars
const pricePerSnack = 4.5; // dollars, one in each break
const longDistance = 40; // kilometres

// 2. Calculations
const totalMinutes = Math.round(
  (distance * 60) / speed + breaks * minutesPerBreak,
);
const minutes = totalMinutes % 60;
const hours = (totalMinutes - minutes) / 60;
const cost = pricePerDay + breaks * pricePerSnack;
const isLongTrip = distance > longDistance;

// 3. Output
console.log(`${bike}: ${distance} km in ${hours} h ${minutes} min`);
console.log(`Cost: $${cost}`);
console.log(`Long trip: ${isLongTrip}`);
