import type {CodeFile, Collector} from './types';

/** Only one of the files that share a row of tabs can be shown first. */
export function reportSecondOpen(files: readonly CodeFile[], report: Collector['report']): void {
  const [first, second] = files.filter(({open}) => open);
  if (first && second) {
    report(
      second.node,
      `“open” is on ${first.name} and on ${second.name}`,
      'keep it on the file that is shown first',
    );
  }
}
