console.log('The script of the student card is running.');

// 1. The facts, one variable for each:
//    firstName, lastName, studentNumber, program, semester,
//    isFullTime, startYear, courseCount, hoursPerCourse

// 2. What is calculated from the facts:
//    fullName, weeklyHours, validUntil

// 3. The types of studentNumber, semester and isFullTime in the console

// 4. A new semester begins

// 5. The card in the console, in five lines or more

// 6. The card on the page: remove the two slashes in front of these lines.
// document.querySelector('#full-name').textContent = fullName;
// document.querySelector('#student-number').textContent = studentNumber;
// document.querySelector('#program').textContent = program;
// document.querySelector('#semester').textContent = semester;
// document.querySelector('#full-time').textContent = isFullTime;
// document.querySelector('#weekly-hours').textContent = weeklyHours;
// document.querySelector('#valid-until').textContent = validUntil;
