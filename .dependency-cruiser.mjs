/** No file may import itself through others, types included (`npm run lint:cycles`). */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Move what both files need into a third that imports neither.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(^|/)(build|tests/fixtures|\\.docusaurus)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
