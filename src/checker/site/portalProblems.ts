import type {Portal} from '../../sources/model';
import type {SiteFinding} from '../rule';

/** The problems for a rule that were already found while the sources were read. */
export function portalProblems({problems}: Portal, rule: string): readonly SiteFinding[] {
  return problems
    .filter(({rule: name}) => name === rule)
    .map(({path, line, column, message, remedy}) => ({
      path,
      at: {line, column},
      message,
      remedy,
    }));
}
