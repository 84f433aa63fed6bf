import {type Debugger, Session} from 'node:inspector';

/** The debugger of V8, watching the thread that it runs in: while code is paused, questions are answered at once. */
export class Debug {
  private readonly session = new Session();

  constructor(onPause: (pause: Debugger.PausedEventDataType) => void) {
    this.session.connect();
    this.session.on('Debugger.paused', ({params}) => onPause(params));
    this.ask('Debugger.enable');
    this.ask('Debugger.setPauseOnExceptions', {state: 'all'});
  }

  /**
   * Pauses wherever the next script of this name can be paused.
   *
   * @param onParsed gets the script's id, and for each place whether it is a call
   */
  watch(name: string, onParsed: (id: string, places: readonly Debugger.BreakLocation[]) => void) {
    this.session.on('Debugger.scriptParsed', ({params: {url, scriptId}}) => {
      if (url !== name) {
        return;
      }
      const start = {scriptId, lineNumber: 0, columnNumber: 0};
      const {locations} = this.ask<Debugger.GetPossibleBreakpointsReturnType>(
        'Debugger.getPossibleBreakpoints',
        {start},
      );
      for (const {lineNumber, columnNumber} of locations) {
        this.ask('Debugger.setBreakpoint', {location: {scriptId, lineNumber, columnNumber}});
      }
      onParsed(scriptId, locations);
    });
  }

  ask<Answer = unknown>(method: string, params: object = {}): Answer {
    let answer: Answer | undefined;
    let failure: Error | null = null;
    this.session.post(method, params, (error: Error | null, result?: object) => {
      failure = error;
      answer = result as Answer;
    });
    if (failure) {
      throw new Error(`${method}: ${String(failure)}`);
    }
    return answer!;
  }

  close(): void {
    this.session.disconnect();
  }
}
