/**
 * Runs after `docusaurus build` and turns its output into a release.
 *
 * usage: [PREVIOUS_RELEASE=folder] tsx scripts/finish.ts [build folder]
 */
import {resolve} from 'node:path';
import {finish} from '../src/finish';

const {PREVIOUS_RELEASE: previous} = process.env;

void finish(
  resolve(__dirname, '..'),
  resolve(process.argv[2] ?? 'build'),
  previous === undefined ? undefined : resolve(previous),
);
