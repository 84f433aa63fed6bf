import type {Build} from './readBuild';
import type {BuiltPage} from './page';

export interface BuiltFinding {
  /** Offset in the HTML. */
  readonly at: number;
  readonly message: string;
  readonly remedy: string;
  readonly severity?: 'error' | 'warning';
}

/** Checks one page of the build. It has the name of its file. */
export interface BuiltRule {
  readonly wants: string;
  readonly why: string;
  /** Whether it checks redirect pages too. */
  readonly redirects?: boolean;
  readonly check: (page: BuiltPage, build: Build) => Iterable<BuiltFinding>;
}
