import type {FullTextResult} from '@site/src/lib/search/fullText';
import type {Piece} from '@site/src/lib/search/marks';

interface SearchRequest {
  readonly kind: 'search';
  readonly query: string;
  readonly firstSections: readonly number[];
}

interface PassagesRequest {
  readonly kind: 'passages';
  readonly page: number;
  readonly sections: readonly number[];
  readonly terms: FullTextResult['terms'];
}

/** The passage of each requested section. */
export type Passages = readonly (readonly Piece[])[];

export type Question = SearchRequest | PassagesRequest;

export interface Answers {
  readonly search: FullTextResult;
  readonly passages: Passages;
}

export interface WorkerRequest {
  readonly id: number;
  /** URL of the folder that contains the full-text index. */
  readonly folder: string;
  readonly question: Question;
}

export type WorkerReply =
  | {readonly id: number; readonly answer: Answers[keyof Answers]}
  | {readonly id: number; readonly error: string};
