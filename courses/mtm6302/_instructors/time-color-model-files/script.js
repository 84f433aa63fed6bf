// The hour on the visitor's clock, a whole number from 0 to 23
const hour = new Date().getHours();
console.log('The hour is', hour);

// 1. A function partOfDay that takes an hour and returns
//    'night', 'morning', 'afternoon' or 'evening'
function partOfDay(hour) {
  if (hour < 6 || hour >= 22) {
    return 'night';
  }
  if (hour < 12) {
    return 'morning';
  }
  if (hour < 18) {
    return 'afternoon';
  }
  return 'evening';
}

// 2. A test: all hours from 0 to 23 in the console
for (let test = 0; test <= 23; test++) {
  console.log(test, partOfDay(test));
}

// 3. A function greetingFor that takes a part of the day and returns a greeting
function greetingFor(part) {
  switch (part) {
    case 'morning':
      return 'Good morning';
    case 'afternoon':
      return 'Good afternoon';
    case 'evening':
      return 'Good evening';
    default:
      return 'Still awake?';
  }
}

// 4. A function showTime that takes an hour and changes the page
function showTime(hour) {
  const part = partOfDay(hour);
  document.body.className = `is-${part}`;
  document.querySelector('#greeting').textContent = greetingFor(part);
  document.querySelector('#part').textContent = part;
}

// 5. Show the current hour
showTime(hour);
