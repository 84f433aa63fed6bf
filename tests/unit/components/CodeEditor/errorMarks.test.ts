/** @jest-environment jsdom */
import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {errorMarks, showErrors} from '../../../../src/components/CodeEditor/errorMarks';

// The stand-in of the test environment lacks what the editor asks of it.
beforeAll(() => Object.assign(window, {matchMedia: undefined}));

function open(doc: string): EditorView {
  return new EditorView({
    parent: document.body,
    state: EditorState.create({doc, extensions: [errorMarks]}),
  });
}

const marked = (view: EditorView) =>
  [...view.contentDOM.querySelectorAll('.cm-errorLine')].map(({textContent}) => textContent);
const described = (view: EditorView) => view.contentDOM.getAttribute('aria-description');
const insert = (view: EditorView, from: number, text: string) =>
  view.dispatch({changes: {from, insert: text}});

it('marks lines, with their messages for pointers and for screen readers', () => {
  const view = open('one\ntwo\nthree');
  showErrors(view, [
    {line: 2, message: 'TypeError: no'},
    {line: 9, message: 'beyond the end'},
  ]);
  expect(marked(view)).toEqual(['two']);
  expect(view.contentDOM.querySelector('.cm-errorLine')).toHaveAttribute('title', 'TypeError: no');
  expect(described(view)).toBe('Error in line 2: TypeError: no');
  showErrors(view, []);
  expect(marked(view)).toEqual([]);
  expect(described(view)).toBeNull();
});

it('moves a mark with its line, and takes it away when the line is edited', () => {
  const view = open('one\ntwo\nthree');
  showErrors(view, [{line: 2, message: 'no'}]);
  insert(view, 0, 'zero\n');
  expect(marked(view)).toEqual(['two']);
  expect(described(view)).toBe('Error in line 3: no');
  insert(view, view.state.doc.line(3).to, '!');
  expect(marked(view)).toEqual([]);
});
