import * as compiler from '@vue/compiler-sfc';
import {compileComponent} from '../../../../src/runners/vue/compileComponent';

const TEMPLATE = '<template>\n  <p>a</p>\n</template>\n';

it.each([
  ['a setup', `${TEMPLATE}\n<script setup>\nconst n = ;\n</script>\n`, 'Unexpected token', 6],
  [
    'a setup beside a script',
    `<script>\nconst a = 1;\n</script>\n<script setup>\nconst n = ;\n</script>\n${TEMPLATE}`,
    'Unexpected token',
    5,
  ],
  [
    'a setup that exports',
    `<script setup>\nconst n = 1;\nexport default {};\n</script>\n${TEMPLATE}`,
    '<script setup> cannot contain ES module exports',
    3,
  ],
  [
    'options',
    `<script>\nexport default {\n  a: 1\n  b: 2,\n};\n</script>\n${TEMPLATE}<style scoped></style>\n`,
    'Unexpected token, expected ","',
    4,
  ],
  [
    'a template beside options',
    `<script>\nexport default {};\n</script>\n<template>\n  <p v-else>a</p>\n</template>\n<style scoped></style>\n`,
    'v-else/v-else-if has no adjacent v-if',
    5,
  ],
  ['a sheet', `${TEMPLATE}<style scoped>\np {\n  color: red;\n</style>\n`, 'Unclosed block', 5],
  ['no part at all', '<p>a</p>\n', 'At least one <template> or <script>', 1],
])('tells the line of an error in %s', (_, text, message, line) => {
  const result = compileComponent(compiler, {name: 'App.vue', text});
  expect(result).toMatchObject({
    error: {message: expect.stringContaining(`SyntaxError: ${message}`), line},
  });
});
