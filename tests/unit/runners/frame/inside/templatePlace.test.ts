import {
  isTemplateError,
  templatePlace,
} from '../../../../../src/runners/frame/inside/templatePlace';
import type {TemplateError} from '../../../../../src/runners/frame/protocol';

const errorIn = (template: string, line: number): TemplateError =>
  Object.assign(new SyntaxError('no'), {template, loc: {start: {line}}});

it('counts the lines of the file above the template', () => {
  const files = {
    'App.vue': '<script>\nexport default {};\n</script>\n<template>\n  <p>\n</template>\n',
  };
  expect(templatePlace(errorIn('\n  <p>\n', 2), files)).toEqual({file: 'App.vue', line: 5});
});

it('finds a template in a script', () => {
  const files = {'a.js': 'no();', 'b.js': 'export default {\n  template: `\n    <b>`,\n};'};
  expect(templatePlace(errorIn('\n    <b>', 2), files)).toEqual({file: 'b.js', line: 3});
});

it('finds the line of a template that the browser has written in its own way', () => {
  const files = {'index.html': '<div id="app">\n  <p v-else />\n  <br />\n</div>'};
  expect(templatePlace(errorIn('\n  <p v-else="">\n  <br>\n</p>', 2), files)).toEqual({
    file: 'index.html',
    line: 2,
  });
});

it.each([
  ['is there twice', '<p v-else>\n<p v-else>'],
  ['is not there', '<p>'],
])('names no line when it %s', (_, text) => {
  expect(templatePlace(errorIn('<p v-else="">', 1), {'index.html': text})).toBeUndefined();
});

it('knows the errors that Vue’s compiler throws from those of the reader', () => {
  expect(isTemplateError(errorIn('a', 1))).toBe(true);
  expect(isTemplateError(new SyntaxError('no'))).toBe(false);
  expect(isTemplateError(undefined)).toBe(false);
});
