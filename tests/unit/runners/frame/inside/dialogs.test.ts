/** @jest-environment jsdom */
import {DIALOG_LIMIT} from '@site/src/data/runLimits';
import {installDialogs} from '@site/src/runners/frame/inside/dialogs';

const own = {alert: window.alert, prompt: window.prompt, confirm: window.confirm};
const opened: string[] = [];

beforeEach(() => {
  opened.length = 0;
  Object.assign(window, {
    alert: (text: string) => void opened.push(text),
    prompt: (text: string) => (opened.push(text), 'Ada'),
    confirm: (text: string) => (opened.push(text), true),
  });
});
afterEach(() => void Object.assign(window, own));

const install = (isAnswered: boolean) =>
  installDialogs({isAnswered, onToggle: () => undefined, onClosed: () => undefined});

it('opens the dialogs of an example, with their words as text', () => {
  install(true);
  alert(1);
  expect(prompt('Your name?')).toBe('Ada');
  expect(confirm('Sure?')).toBe(true);
  expect(opened).toEqual(['1', 'Your name?', 'Sure?']);
});

it('opens none where nobody can answer, and gives what Escape would give', () => {
  install(false);
  expect(alert('x')).toBeUndefined();
  expect(prompt('Your name?')).toBeNull();
  expect(confirm('Sure?')).toBe(false);
  expect(opened).toEqual([]);
});

it('ends an example that opens dialogs without end, answered or not', () => {
  install(false);
  expect(() => {
    for (let times = 0; times <= DIALOG_LIMIT; times += 1) {
      alert('again');
    }
  }).toThrow(`more than ${DIALOG_LIMIT} dialogs`);
});
