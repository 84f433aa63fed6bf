/** @type {import('jest').Config} */
export default {
  testMatch: [
    '<rootDir>/tests/{unit,content}/**/*.test.{ts,tsx}',
    '<rootDir>/packages/*/tests/**/*.test.ts',
  ],
  testEnvironment: 'node',
  // Jest would leave one core to whoever watches: on two cores half of them.
  maxWorkers: '100%',
  // Engines start in some tests; a loaded machine needs more than the five seconds of the default.
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/tests/helpers/setup.ts'],
  transform: {
    '^.+\\.(t|j)sx?$|^.+\\.mjs$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
        },
        module: {type: 'commonjs', ignoreDynamic: false},
      },
    ],
  },
  // Most unified packages are ES modules only, so they are compiled like our own files.
  transformIgnorePatterns: ['/node_modules/typescript/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/helpers/cssModule.ts',
    '\\.css$': '<rootDir>/tests/helpers/emptyModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@docusaurus/(Link|Head|BrowserOnly|router|useDocusaurusContext|useIsBrowser|useBaseUrl|useGlobalData|useRouteContext|ExecutionEnvironment|isInternalUrl|Translate|useBrokenLinks|ErrorBoundary|theme-common)$':
      '<rootDir>/tests/helpers/docusaurus/$1.tsx',
    '^@docusaurus/plugin-content-docs/client$': '<rootDir>/tests/helpers/docusaurus/docsClient.tsx',
    '^@generated/(.*)$': '<rootDir>/tests/helpers/generated/$1',
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', '<rootDir>/tests/helpers/theme/$1.tsx'],
  },
};
