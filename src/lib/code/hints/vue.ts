import type {Hint} from './types';

/** Errors in Vue's templates, and the warnings that Vue prints. */
export const VUE_HINTS: readonly Hint[] = [
  {
    pattern: /Element is missing end tag|Invalid end tag/,
    hint: () =>
      'Every element of a template is closed, in the opposite order of opening. Look for a tag without its partner.',
  },
  {
    pattern: /v-else\S* has no adjacent v-if/,
    hint: () => 'v-else stands on the element right after the one with v-if, with nothing between.',
  },
  {
    pattern: /v-for (?:has invalid|is missing)/,
    hint: () => 'v-for is written as “film in films”, or “(film, index) in films”.',
  },
  {
    pattern: /v-\S+ is missing expression/,
    hint: () => 'The directive needs a value between quotation marks, such as v-if="isOpen".',
  },
  {
    pattern: /v-model value must be/,
    hint: () => 'v-model needs the name of data that can change, not a text or a calculation.',
  },
  {
    pattern: /Duplicate attribute/,
    hint: () => 'The element has the same attribute twice. Join their values in one.',
  },
  {
    pattern: /At least one <template> or <script>/,
    hint: () => 'A component needs a <template> with what it shows.',
  },
  {
    pattern: /Interpolation end sign/,
    hint: () =>
      'What stands between {{ and }} is not closed. Two braces open it, and two close it.',
  },
  {
    pattern: /Error parsing JavaScript expression/,
    hint: () =>
      'The text in {{ … }} or in a directive is no JavaScript value. A directive has no {{ }} inside its quotation marks.',
  },
  {
    pattern: /Attribute name cannot contain/,
    hint: () =>
      'A quotation mark ends the attribute too early. Within "…" use \'…\', and put a space between attributes.',
  },
  {
    pattern: /v-model can only be used on/,
    hint: () => 'v-model belongs on input, textarea or select. To show a value, write {{ value }}.',
  },
  {
    pattern: /v-model cannot be used on a prop|Attempting to mutate prop|target is readonly/,
    hint: () =>
      'A prop belongs to the component outside and cannot be changed here. Copy it into data, or emit an event.',
  },
  {
    pattern: /Property "(.+?)" was accessed during render/,
    hint: ([, name]) =>
      `The template uses “${name}”, and the component has nothing of that name. Is it spelled alike, and is it in the script, data, methods or props?`,
  },
  {
    pattern: /Failed to resolve component: (\S+)/,
    hint: ([, name]) =>
      `No component is called “${name}” here. Import it, and without <script setup> list it under components.`,
  },
  {
    pattern: /Missing required prop: "(.+?)"/,
    hint: ([, name]) => `The component needs the attribute “${name}” where it is used.`,
  },
  {
    pattern: /data\(\) should return an object|data option must be a function/,
    hint: () => 'data is a function that returns an object: data() { return {count: 0}; }',
  },
  {
    pattern: /mount target selector "(.+?)" returned null/,
    hint: ([, selector]) =>
      `The page has no element that fits “${selector}” when the script runs. Compare both, and put the script below the element.`,
  },
  {
    pattern: /Maximum recursive updates/,
    hint: () =>
      'A change leads to itself without end: the template or a watcher changes what it depends on.',
  },
  {
    pattern:
      /(?:Can't find variable: |^ReferenceError: )(ref|reactive|computed|watch|watchEffect|onMounted|nextTick|createApp)\b/,
    hint: ([, name]) => `“${name}” has to be imported first: import {${name}} from 'vue';`,
  },
  {
    pattern: /reading '_s'\)|evaluating '\w+\._s'|property "_s"/,
    hint: () => 'Pinia is not installed: createApp(App).use(createPinia()) comes first.',
  },
];
