import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom (docs/architecture.md): each folder may use those to its left.
 *
 *   browser  data <- lib <- runners, offline, patches/…/browser <- hooks <- components <- theme <- pages
 *   lesson   data <- lib <- text <- sources <- blocks, sandbox <- markdown
 *                            text, sources, blocks <- checker <- authoring
 *   build    text, sources, blocks <- examples, finish, plugins <- patches <- config
 */
const LAYERS = [
  'data',
  'lib',
  'runners',
  'offline',
  'hooks',
  'components',
  'theme',
  'pages',
  'clientModules',
  'text',
  'sources',
  'blocks',
  'sandbox',
  'markdown',
  'checker',
  'authoring',
  'examples',
  'finish',
  'plugins',
  'patches',
  'patches/*/browser',
  'config',
];
const MAY_USE = {
  data: [],
  lib: ['data'],
  runners: ['data', 'lib'],
  offline: ['data', 'lib'],
  hooks: ['data', 'lib', 'runners', 'patches'],
  components: ['data', 'lib', 'runners', 'offline', 'hooks'],
  theme: ['data', 'lib', 'runners', 'hooks', 'components', 'patches'],
  pages: ['data', 'lib', 'runners', 'hooks', 'components', 'theme'],
  clientModules: ['data', 'lib', 'offline', 'hooks'],
  text: ['data', 'lib'],
  sources: ['data', 'lib', 'text'],
  blocks: ['data', 'lib', 'text', 'sources'],
  sandbox: ['data', 'lib', 'runners'],
  markdown: ['data', 'lib', 'text', 'sources', 'blocks', 'sandbox'],
  checker: ['data', 'lib', 'text', 'sources', 'blocks'],
  authoring: ['data', 'lib', 'text', 'sources', 'blocks', 'checker'],
  examples: ['data', 'lib', 'runners', 'text', 'sources', 'blocks', 'sandbox', 'markdown'],
  finish: ['data', 'lib', 'text', 'sources', 'blocks', 'markdown', 'plugins'],
  plugins: ['data', 'lib', 'runners', 'text', 'sources', 'blocks', 'markdown', 'checker'],
  patches: ['data', 'lib', 'plugins'],
  'patches/*/browser': ['data', 'lib', 'patches', 'clientModules'],
  config: ['data', 'lib', 'sources', 'markdown', 'plugins', 'patches'],
};

const PLAIN = ['data', 'lib'];

const layerRules = LAYERS.map((layer) => {
  const forbidden = LAYERS.filter(
    (other) => other !== layer && !other.includes('*') && !MAY_USE[layer].includes(other),
  );
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
      'content/',
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
    files: ['**/*.{ts,tsx}'],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      // `it` and its kin of node:test give a promise that nobody is meant to await.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            {
              from: 'package',
              package: 'node:test',
              name: [
                'after',
                'afterEach',
                'before',
                'beforeEach',
                'describe',
                'it',
                'suite',
                'test',
              ],
            },
          ],
        },
      ],
      '@typescript-eslint/no-for-in-array': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
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
  {
    files: ['packages/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(?:@site|(?:\\.\\./){3,}src/|^react)',
              message: 'A package can be used without the portal (docs/architecture.md).',
            },
          ],
        },
      ],
    },
  },
  ...layerRules,
);
