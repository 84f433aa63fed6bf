import * as compiler from '@vue/compiler-sfc';
import {compileComponent} from '../../../../src/runners/vue/compileComponent';

function lineInModule(source: string, wanted: string) {
  const parts = compileComponent(compiler, {name: 'App.vue', text: source});
  if ('error' in parts) {
    throw new Error(parts.error.message);
  }
  const inModule = parts.module.split('\n').findIndex((line) => line.includes(wanted)) + 1;
  return {line: inModule - (parts.moved?.shift ?? 0), last: parts.moved?.last};
}

const TEMPLATE = '<template>\n  <p>{{ n }}</p>\n</template>\n';

it.each([
  [
    'a setup with imports',
    `<script setup>\nimport {ref} from 'vue';\nimport A from './A.vue';\n\nconst n = ref(1);\nfail();\n</script>\n\n${TEMPLATE}`,
    6,
    7,
  ],
  [
    'a setup below its template',
    `${TEMPLATE}\n<script setup>\nconst n = 1;\nfail();\n</script>\n`,
    7,
    8,
  ],
  [
    'options with a scoped sheet',
    `<script>\nexport default {\n  created() {\n    fail();\n  },\n};\n</script>\n\n${TEMPLATE}\n<style scoped>\np {\n  margin: 0;\n}\n</style>\n`,
    4,
    7,
  ],
])('tells the lines of %s', (_, source, line, last) => {
  expect(lineInModule(source, 'fail();')).toEqual({line, last});
});

it('knows of no lines where there is no script', () => {
  const parts = compileComponent(compiler, {name: 'App.vue', text: TEMPLATE});
  expect(parts).toMatchObject({moved: undefined});
});
