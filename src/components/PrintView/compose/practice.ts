import {replaceTag} from './takeLesson';

/** Number of lines for writing a solution: as many as the solution has, and some to spare. */
const SPARE_LINES = 2;
const LEAST_LINES = 5;
const MOST_LINES = 16;
/** Minimum number of lines on either side of a page break. */
const FIRST_LINES = 4;
const LAST_LINES = 3;

/** The part at the end of the document that belongs to one task or question. */
interface Answer {
  readonly title: string;
  readonly parts: readonly Element[];
}

/** Moves hints, solutions and answers out of a lesson, and leaves space to write where the reader solves a task. */
export function takeAnswers(lesson: HTMLElement): readonly Answer[] {
  const answers: Answer[] = [];
  let questions = 0;
  for (const place of lesson.querySelectorAll('[data-paper="task"], [data-paper="question"]')) {
    if (place.getAttribute('data-paper') === 'task') {
      answers.push(answerOfTask(place));
    } else {
      questions += 1;
      answers.push(answerOfQuestion(place, questions));
    }
  }
  return answers;
}

function answerOfTask(task: Element): Answer {
  const hints = [...task.querySelectorAll('[data-paper="hint"]')].map(asPart);
  const solution = [...task.querySelectorAll('[data-paper="solution"]')].map(asPart);
  task.append(roomFor(solution));
  return {
    title: task.getAttribute('aria-label') ?? 'Task',
    parts: [...hints, ...solution],
  };
}

function answerOfQuestion(question: Element, number: number): Answer {
  const title = `Question ${number}`;
  const legend = question.querySelector('legend');
  const label = document.createElement('strong');
  label.textContent = `${title}. `;
  legend?.prepend(label);
  const parts = [...question.querySelectorAll('[data-paper="answers"]')].map(asPart);
  parts.forEach((part) => part.querySelector('summary, .paper-part')?.remove());
  return {title, parts};
}

/** Content that was collapsed, preceded by its label as a separate line. */
function asPart(details: Element): Element {
  const summary = details.querySelector(':scope > summary');
  if (summary !== null) {
    replaceTag(summary, 'p').className = 'paper-part';
  }
  const part = replaceTag(details, 'div');
  part.removeAttribute('open');
  part.className = '';
  part.remove();
  return part;
}

function roomFor(solution: readonly Element[]): HTMLElement {
  const written = solution.flatMap((part) => [...part.querySelectorAll('pre .l')]).length;
  const lines = Math.min(MOST_LINES, Math.max(LEAST_LINES, written + SPARE_LINES));
  const room = document.createElement('div');
  room.className = 'paper-room';
  const label = document.createElement('p');
  label.textContent = 'Your solution';
  const between = lines - FIRST_LINES - LAST_LINES;
  room.append(
    ...(between < 0
      ? [together(label, ...ruled(lines))]
      : [
          together(label, ...ruled(FIRST_LINES)),
          ...ruled(between),
          together(...ruled(LAST_LINES)),
        ]),
  );
  return room;
}

/** Content that must not be split across pages. */
function together(...elements: readonly HTMLElement[]): HTMLElement {
  const group = document.createElement('div');
  group.className = 'paper-together';
  group.append(...elements);
  return group;
}

function ruled(lines: number): readonly HTMLElement[] {
  return Array.from({length: lines}, () => {
    const line = document.createElement('div');
    line.className = 'paper-line';
    return line;
  });
}

/** The section with the answers of one lesson. */
export function answersSection(
  answers: readonly Answer[],
  {title, level}: {readonly title: string | undefined; readonly level: number},
): HTMLElement | undefined {
  const filled = answers.filter(({parts}) => parts.length > 0);
  if (filled.length === 0) {
    return undefined;
  }
  const section = document.createElement('section');
  if (title !== undefined) {
    section.append(heading(title, level));
  }
  for (const answer of filled) {
    section.append(heading(answer.title, title === undefined ? level : level + 1), ...answer.parts);
  }
  return section;
}

export function heading(text: string, level: number): HTMLElement {
  const element = document.createElement(`h${level}`);
  element.textContent = text;
  return element;
}
