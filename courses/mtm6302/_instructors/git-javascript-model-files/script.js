// 1. Data of the trip
const bike = 'Comet';
const distance = 42; // kilometres
const speed = 20; // kilometres an hour
const breaks = 2;
const minutesPerBreak = 15;
const pricePerDay = 18;

// 2. Calculations
const totalMinutes = (distance * 60) / speed + breaks * minutesPerBreak;
const minutes = totalMinutes % 60;
const hours = (totalMinutes - minutes) / 60;
const cost = pricePerDay + breaks * 4.5;
const isLongTrip = distance > 40;

// 3. Output
console.log(`${bike}: ${distance} km in ${hours} h ${minutes} min`);
console.log(`Cost: $${cost}`);
console.log(`Long trip: ${isLongTrip}`);
