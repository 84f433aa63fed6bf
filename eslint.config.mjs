import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom (docs/architecture.md): each folder may use those to its left.
 *
 *   browser  data <- lib <- runners <- hooks <- components <- theme <- pages
 *   build    data <- lib <- runners <- lessons <- examples, finish, plugins <- config
 */
const LAYERS = [
  'data',
  'lib',
  'runners',
  'hooks',
  'components',
  'theme',
  'pages',
  'clientModules',
  'lessons',
  'examples',
  'finish',
  'plugins',
  'config',
];
const MAY_USE = {
  data: [],
  lib: ['data'],
  runners: ['data', 'lib'],
  hooks: ['data', 'lib', 'runners'],
  components: ['data', 'lib', 'runners', 'hooks'],
  theme: ['data', 'lib', 'runners', 'hooks', 'components'],
  pages: ['data', 'lib', 'runners', 'hooks', 'components', 'theme'],
  clientModules: ['data', 'lib', 'hooks'],
  lessons: ['data', 'lib'],
  examples: ['data', 'lib', 'runners', 'lessons'],
  finish: ['data', 'lib', 'lessons', 'plugins'],
  plugins: ['data', 'lib', 'runners', 'lessons'],
  config: ['data', 'lib', 'lessons', 'plugins'],
};

const PLAIN = ['data', 'lib'];

const layerRules = LAYERS.map((layer) => {
  const forbidden = LAYERS.filter((other) => other !== layer && !MAY_USE[layer].includes(other));
  const patterns = forbidden.map((other) => ({
    regex: `^(?:@site/src|(?:\\.\\./)+)/?${other}(?:/|$)`,
    message: `src/${layer} may use ${['itself', ...MAY_USE[layer]].join(', ')} (docs/architecture.md).`,
    allowTypeImports: layer === 'data',
  }));
  const plain = PLAIN.includes(layer)
    ? [
        {
          regex: '^(?:react|react-dom|node:|@docusaurus/|@theme)',
          message: `src/${layer} is plain TypeScript for both sides: no React, DOM or Node.`,
          allowTypeImports: true,
        },
      ]
    : [];
  return {
    files: [`src/${layer}/**/*.{ts,tsx}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', {patterns: [...patterns, ...plain]}],
    },
  };
});

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.cache/',
      'coverage/',
      'courses/',
      'modules/',
      'src/lessons/setups/',
      'tests/fixtures/',
      'static/',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {'react-hooks': reactHooks, 'jsx-a11y': jsxA11y},
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/refs': 'off',
      'jsx-a11y/no-static-element-interactions': 'off',
      'jsx-a11y/click-events-have-key-events': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      '@typescript-eslint/unified-signatures': 'off',
      'no-empty': ['error', {allowEmptyCatch: false}],
      'no-console': 'off',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['src/{hooks,components,theme,pages}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        {name: 'localStorage', message: 'Use src/lib/storage.ts: storage may be blocked.'},
      ],
    },
  },
  ...layerRules,
);
