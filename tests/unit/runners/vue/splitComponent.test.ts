import {splitComponent} from '../../../../src/runners/vue/splitComponent';

function split(source: string) {
  const parts = splitComponent(source);
  if ('error' in parts) {
    throw new Error(parts.error.message);
  }
  return parts;
}

/** The component as its module makes it. */
function load(source: string): {readonly template?: string; readonly name?: string} {
  const exports: {default?: {readonly template?: string}} = {};
  const code = split(source).module.replace('export default', 'exports.default =');
  new Function('exports', code)(exports);
  return exports.default ?? {};
}

const OPTIONS = '<script>\nexport default {\n  name: "App",\n};\n</script>\n';

it.each([
  ['below its script', `${OPTIONS}\n<template>\n  <p>a</p>\n</template>\n`, '\n  <p>a</p>\n'],
  ['above its script', `<template>\n  <p>a</p>\n</template>\n\n${OPTIONS}`, '\n  <p>a</p>\n'],
  ['on one line', '<template><p>a</p></template>', '<p>a</p>'],
  ['indented', '  <template>\n    <p>a</p>\n  </template>\n', '\n    <p>a</p>\n  '],
  [
    'with templates inside',
    '<template>\n<template v-if="1 > 0">a</template><template #b />\n</template>',
    '\n<template v-if="1 > 0">a</template><template #b />\n',
  ],
  ['below a comment', '<!-- <template>no</template> -->\n<template>a</template>', 'a'],
])('finds a template %s', (_, source, template) => {
  expect(load(source).template).toBe(template);
});

it('leaves the lines of the script where they are', () => {
  const {module} = split(`<template>\n  <p>a</p>\n</template>\n\n${OPTIONS}`);
  expect(module.split('\n')[6]).toBe('  name: "App",');
});

it('takes a template of the options, and a script without a default export', () => {
  expect(load('<script>\nexport default {template: "b"};\n</script>').template).toBe('b');
  expect(load('<script>\nconst a = 1;\n</script>\n<template>c</template>').template).toBe('c');
});

it('joins the sheets', () => {
  expect(split('<template>a</template>\n<style>\np {}\n</style>\n<style>b {}</style>').css).toMatch(
    /p {}\s+b {}/,
  );
});

it.each([
  ['a template', '<template>\n  <p>a</p>\n', 1],
  ['a template that closes an inner one only', '\n<template>\n<template>a</template>\n', 2],
  ['a script', '<template>a</template>\n<script>\nexport default {};\n', 2],
  ['a sheet', '<template>a</template>\n\n<style>\np {}\n', 3],
])('tells the line of %s that is never closed', (_, source, line) => {
  expect(splitComponent(source)).toEqual({
    error: {message: 'SyntaxError: Element is missing end tag.', line},
  });
});

it('tells when there is nothing to show', () => {
  expect(splitComponent('<p>a</p>\n')).toMatchObject({
    error: {message: expect.stringContaining('At least one <template> or <script>')},
  });
});
