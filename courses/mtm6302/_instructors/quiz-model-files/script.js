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

let questions = [];
let current = 0;
let points = 0;

function showQuestion() {
  const question = questions[current];
  progress.textContent = `Question ${current + 1} of ${questions.length}`;
  heading.textContent = question.question;
  feedback.textContent = '';
  nextButton.hidden = true;

  answerList.replaceChildren();
  question.answers.forEach((text, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.dataset.index = index;
    answerList.append(button);
  });
}

function choose(index) {
  const question = questions[current];
  const buttons = answerList.querySelectorAll('button');
  for (const button of buttons) {
    button.disabled = true;
  }
  buttons[question.correct].classList.add('is-correct');

  if (index === question.correct) {
    points += 1;
    feedback.textContent = `Right. ${question.explanation}`;
  } else {
    buttons[index].classList.add('is-wrong');
    const answer = question.answers[question.correct];
    feedback.textContent = `Wrong. The answer is ${answer}. ${question.explanation}`;
  }
  nextButton.hidden = false;
  nextButton.focus();
}

function showResult() {
  questionSection.hidden = true;
  resultSection.hidden = false;
  score.textContent = `You got ${points} out of ${questions.length}.`;
  resultHeading.focus();
}

function start() {
  current = 0;
  points = 0;
  resultSection.hidden = true;
  questionSection.hidden = false;
  showQuestion();
}

async function load() {
  message.textContent = 'Loading the questions…';
  try {
    const response = await fetch('questions.json');
    if (!response.ok) {
      throw new Error(`The status was ${response.status}`);
    }
    questions = await response.json();
  } catch (error) {
    console.error(error);
    message.textContent = 'The questions could not be loaded. Please try again later.';
    return;
  }
  message.textContent = '';
  start(); // outside of try, so that an error in it isn’t reported as a loading error
}

answerList.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button) {
    choose(Number(button.dataset.index));
  }
});

nextButton.addEventListener('click', () => {
  current += 1;
  if (current < questions.length) {
    showQuestion();
    heading.focus();
  } else {
    showResult();
  }
});

againButton.addEventListener('click', () => {
  start();
  heading.focus();
});

load();
