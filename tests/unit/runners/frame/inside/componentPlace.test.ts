import {componentPlace} from '../../../../../src/runners/frame/inside/componentPlace';

const FILES = {
  'App.jsx': 'export default function App() {\n  return <List />;\n}',
  'List.jsx': '\nexport const List = () => <Films />;\n\nclass Row {}',
};

it.each([
  ['Chromium', '\n    at p (<anonymous>)\n    at List (blob:a:2:1)\n    at App', 'List.jsx', 2],
  ['Firefox', '\np\nList@blob:a:2:1\nApp@blob:a:1:1', 'List.jsx', 2],
  ['an outer one', '\n    at Suspense\n    at App (<anonymous>)', 'App.jsx', 1],
])('finds the innermost component of the example: %s', (_, stack, file, line) => {
  expect(componentPlace(stack, FILES)).toEqual({file, line});
});

it('names none that the example has not declared', () => {
  expect(componentPlace('\n    at Films\n    at div', FILES)).toBeUndefined();
  expect(componentPlace('', FILES)).toBeUndefined();
});
