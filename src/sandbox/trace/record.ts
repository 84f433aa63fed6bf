import type {Debugger} from 'node:inspector';
import {TRACE_LIMIT_MS, TRACE_STEPS} from '../../data/traceLimits';
import {type SandboxResult, type Watched, runInSandbox} from '../runInSandbox';
import {checkScript, isModule} from '../syntax';
import {Debug} from './debug';
import {NEVER_ENDS, TOO_LONG, failed} from './faults';
import {Jobs} from './jobs';
import {type ReadScript, type ScriptFunction, type Unit, readScript} from './readScript';
import type {Scope, Step, TraceRequest, TraceResult} from './types';
import {Values, isOutside, nameOf} from './values';

/** The name in the places of errors, as when the block runs. */
const NAME = 'script.js';
/** The moment before the first callback. */
const LINES_HAVE_RUN = 'the last line has run; callbacks follow';

/**
 * Runs a script in V8's debugger and notes what it holds at each step.
 *
 * @param onTooLong called at once when there are too many steps, as the script may never end
 */
export async function record(request: TraceRequest, onTooLong: () => void): Promise<TraceResult> {
  const [mistake] = checkScript(request.code);
  if (mistake) {
    const message = `the script cannot be read: ${mistake.message}`;
    return {fault: {message, remedy: 'correct it, or remove `trace`'}};
  }
  const trace = new Trace(request, onTooLong);
  try {
    const result = await runInSandbox(
      {
        files: [{name: NAME, text: request.code}],
        previous: request.previous,
        setup: request.setup,
        syncLimit: TRACE_LIMIT_MS,
        limit: TRACE_LIMIT_MS,
      },
      (watched) => trace.begin(watched),
    );
    return trace.finish(result);
  } finally {
    trace.end();
  }
}

/** A call in progress, with the unit that it runs. */
interface Active {
  readonly owner: ScriptFunction | undefined;
  unit?: Unit;
  offset: number;
  /** Number of the step that shows the unit. */
  step?: number;
}

class Trace {
  private readonly mayFail: boolean;
  private readonly script: ReadScript;
  private readonly lines: readonly string[];
  private readonly debug: Debug;
  private readonly jobs: Jobs;
  private readonly steps: Step[] = [];
  /** Calls in progress, outermost first. */
  private active: Active[] = [];
  private scriptId?: string;
  private calls: ReadonlySet<number> = new Set();
  private values?: Values;
  private watched?: Watched;
  private timer?: string;
  private isTooLong = false;

  constructor(
    {code, mayFail}: TraceRequest,
    private readonly onTooLong: () => void,
  ) {
    this.mayFail = mayFail;
    this.script = readScript(code, isModule(code));
    this.lines = code.split('\n');
    this.debug = new Debug((pause) => this.paused(pause));
    this.jobs = new Jobs(lineOfCall, (line) => this.lines[line - 1] ?? '');
  }

  begin(watched: Watched): void {
    this.watched = watched;
    this.values = new Values(this.debug, this.script, watched.context);
    watched.context.queueMicrotask = this.jobs.queueMicrotask;
    watched.timers.lineOfCall = lineOfCall;
    watched.timers.onCall = ({line}) => {
      this.timer = `timer, line ${line}`;
    };
    this.debug.watch(NAME, (id, places) => {
      this.scriptId = id;
      this.calls = new Set(
        places.filter(({type}) => type === 'call').map((place) => this.script.offsetOf(place)),
      );
    });
  }

  end(): void {
    this.jobs.stop();
    this.debug.close();
  }

  finish({error, stopped, output}: SandboxResult): TraceResult {
    if (this.isTooLong) {
      return {fault: TOO_LONG};
    }
    if (stopped) {
      return {fault: NEVER_ENDS};
    }
    if (error && !this.mayFail) {
      return {fault: failed(error)};
    }
    const scopes = lastSeen(this.steps);
    const isOver = this.steps.at(-1)?.event === LINES_HAVE_RUN;
    if (isOver) {
      this.steps.pop();
    }
    this.steps.push({
      line: error?.line,
      event: error ? `Uncaught ${error.message.replace(/^Uncaught /, '')}` : 'The script has ended',
      scopes,
      calls: [],
      printed: output,
      waiting: [],
    });
    return this.steps.length > TRACE_STEPS ? {fault: TOO_LONG} : {steps: this.steps};
  }

  private paused({reason, callFrames, data}: Debugger.PausedEventDataType): void {
    const frame = callFrames[0]!;
    if (frame.location.scriptId !== this.scriptId || this.isTooLong) {
      return;
    }
    const frames = callFrames.filter(({location}) => location.scriptId === this.scriptId);
    const offset = this.script.offsetOf(frame.location);
    const active = this.enter(frames);
    if (reason === 'exception' || reason === 'promiseRejection') {
      const {description} = (data ?? {}) as {readonly description?: string};
      this.happens(frames, active, offset, `throws ${description?.split('\n')[0] ?? 'a value'}`);
    } else if (frame.returnValue) {
      this.returns(frames, active, offset);
    } else {
      this.runs(frames, active, offset);
    }
    if (this.steps.length >= TRACE_STEPS) {
      this.isTooLong = true;
      this.onTooLong();
    }
  }

  /** The call on top of the stack, known since it began or new. */
  private enter(frames: readonly Debugger.CallFrame[]): Active {
    const owner = this.ownerOf(frames[0]!);
    const depth = frames.length - 1;
    this.active = this.active.slice(0, depth + 1);
    if (this.active[depth]?.owner !== owner || this.active[depth] === undefined) {
      this.active[depth] = {owner, offset: -1};
    }
    return this.active[depth];
  }

  private runs(frames: readonly Debugger.CallFrame[], active: Active, offset: number): void {
    const unit = this.script.unitAt(offset, active.owner);
    const isSame = unit !== undefined && unit === active.unit;
    const isShown = active.step === this.steps.length - 1 && isSame;
    const goesOn = isSame && (this.calls.has(offset) || offset > active.offset);
    active.offset = offset;
    active.unit = unit;
    if (unit?.isHead && isShown) {
      // Its parts run one after the other: what the reader sees is the state before the test.
      this.steps[active.step!] = this.stepOf(frames);
    } else if (!goesOn) {
      active.step = this.steps.push(this.stepOf(frames)) - 1;
    }
  }

  private returns(frames: readonly Debugger.CallFrame[], active: Active, offset: number): void {
    const {returnValue} = frames[0]!;
    const {owner} = active;
    if (isOutside(frames[0]!)) {
      this.steps.push(this.stepOf(frames, LINES_HAVE_RUN));
    } else if (owner) {
      const name = nameOf(frames[0]!, owner);
      const how = owner.isResumable ? 'ends' : `returns ${this.values!.show(returnValue!)}`;
      this.happens(frames, active, offset, `${name} ${how}`);
    }
    this.active = this.active.slice(0, frames.length - 1);
  }

  /** Says what happens in the step that shows the line, or in one of its own. */
  private happens(
    frames: readonly Debugger.CallFrame[],
    active: Active,
    offset: number,
    event: string,
  ): void {
    const step = this.stepOf(frames, event);
    const unit = this.script.unitAt(offset, active.owner);
    if (active.step === this.steps.length - 1 && unit !== undefined && unit === active.unit) {
      this.steps[active.step] = step;
    } else {
      this.steps.push(step);
    }
  }

  private stepOf(frames: readonly Debugger.CallFrame[], event?: string): Step {
    const owners = frames.map((frame) => this.ownerOf(frame));
    const {recorder, timers} = this.watched!;
    return {
      line: this.lineOf(frames[0]!, owners[0]),
      event,
      scopes: this.values!.scopes(frames[0]!, owners[0]),
      calls: frames.map((frame, index) => ({
        name: this.values!.callName(frame, owners[index]),
        line: this.lineOf(frame, owners[index]),
      })),
      task: this.jobs.running ?? this.timer,
      printed: recorder.text,
      waiting: [
        ...this.jobs.waiting,
        ...timers.waiting
          .filter(({line}) => line !== undefined)
          .map(({due, line}) => `timer, line ${line}, due at ${due} ms`),
      ],
    };
  }

  private ownerOf(frame: Debugger.CallFrame): ScriptFunction | undefined {
    return isOutside(frame) ? undefined : this.script.functionAt(frame.functionLocation);
  }

  private lineOf({location}: Debugger.CallFrame, owner: ScriptFunction | undefined): number {
    const unit = this.script.unitAt(this.script.offsetOf(location), owner);
    return unit?.line ?? location.lineNumber + 1;
  }
}

/** The variables outside of functions. A callback sees only those of a module that it uses. */
function lastSeen(steps: readonly Step[]): readonly Scope[] {
  const outside = steps
    .flatMap(({scopes}) => scopes)
    .filter(({title}) => title === 'script' || title === 'module');
  const variables = new Map(
    outside.flatMap((scope) => scope.variables.map((variable) => [variable.name, variable])),
  );
  return variables.size > 0 ? [{title: outside[0]!.title, variables: [...variables.values()]}] : [];
}

function lineOfCall(): number | undefined {
  const line = new RegExp(`\\b${NAME.replace('.', '\\.')}:(\\d+)`).exec(
    new Error().stack ?? '',
  )?.[1];
  return line === undefined ? undefined : Number(line);
}
