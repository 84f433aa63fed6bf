/** A range of the source text, from the first offset to the one after its end. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface TagAttribute extends Span {
  readonly name: string;
  readonly value?: Span & {readonly kind: 'string' | 'expression'; readonly text: string};
}
