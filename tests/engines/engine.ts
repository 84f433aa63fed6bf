/** Keys and chords that journeys press. */
export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Space'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Control+a'
  | 'Control+Enter';

/** What every browser engine can be told; the least that the journeys need. */
export interface Engine {
  /** Resolves when the page has loaded. */
  goto(address: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** A click of the mouse in the middle of an element. */
  click(selector: string): Promise<void>;
  /** Keys one by one, to the element in focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Text of the document in a frame. */
  frameText(selector: string): Promise<string>;
  close(): Promise<void>;
}

export type StartEngine = () => Promise<Engine>;
