console.log('The script of the student card is running.');

// 1. The facts, one variable for each (an invented student)
const firstName = 'Robin';
const lastName = 'Achebe';
const studentNumber = '007041902'; // a string, so that the zeros stay
const program = 'Interactive Media Design';
let semester = 3;
const isFullTime = true;
const startYear = 2025;
const courseCount = 5;
const hoursPerCourse = 4;

// 2. What is calculated from the facts
const fullName = `${firstName} ${lastName}`;
const weeklyHours = courseCount * hoursPerCourse;
const validUntil = startYear + 2; // the program takes two years

// 3. The types of studentNumber, semester and isFullTime in the console
console.log('studentNumber:', typeof studentNumber);
console.log('semester:', typeof semester);
console.log('isFullTime:', typeof isFullTime);

// 4. A new semester begins
semester++;

// 5. The card in the console, in five lines or more
console.log(`${fullName} (${studentNumber})`);
console.log(`${program}, semester ${semester}`);
console.log(`Full time: ${isFullTime}`);
console.log(`Class hours a week: ${weeklyHours}`);
console.log(`Valid until ${validUntil}`);

// 6. The card on the page
document.querySelector('#full-name').textContent = fullName;
document.querySelector('#student-number').textContent = studentNumber;
document.querySelector('#program').textContent = program;
document.querySelector('#semester').textContent = semester;
document.querySelector('#full-time').textContent = isFullTime;
document.querySelector('#weekly-hours').textContent = weeklyHours;
document.querySelector('#valid-until').textContent = validUntil;
