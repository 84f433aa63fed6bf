import type {Portal} from '../../sources/model';
import type {SiteFinding} from '../rule';

/** The problems that reading the sources has already found for a rule. */
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
