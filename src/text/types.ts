import type {AuthorProblem} from '../data/authoring';

/** A place in a source file. */
export type Place = Pick<AuthorProblem, 'path' | 'line' | 'column'>;

export type Problem = AuthorProblem;

/** A file in `modules/` or `courses/`, read once. */
export interface Source {
  readonly path: string;
  readonly text: string;
}
