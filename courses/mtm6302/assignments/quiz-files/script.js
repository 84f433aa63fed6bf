const message = document.querySelector('.message');
const questionSection = document.querySelector('.question');
const progress = document.querySelector('.progress');
const heading = document.querySelector('.question h2');
const answerList = document.querySelector('.answers');
const feedback = document.querySelector('.feedback');
const nextButton = document.querySelector('.next');
const resultSection = document.querySelector('.result');
const resultHeading = document.querySelector('.result h2');
const score = document.querySelector('.score');
const againButton = document.querySelector('.again');

// 1. The state: the questions, the index of the current one, and the points

// 2. showQuestion(), choose(index) and showResult()

// 3. start() begins a quiz, and load() requests the questions

// 4. The listeners

console.log('Ready:', message, questionSection, progress, heading, answerList);
console.log(feedback, nextButton, resultSection, resultHeading, score, againButton);
