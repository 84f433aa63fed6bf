import {type Node, parse} from 'acorn';
import {PORTAL} from './names';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

const CALL = `${PORTAL}.loop();`;

/**
 * Adds a call at the start of every loop body without changing line numbers. Code with a syntax error is
 * returned unchanged, so that the browser reports the error.
 */
export function guardLoops(code: string): string {
  const insertions: Insertion[] = [];
  try {
    visitLoops(
      parse(code, {
        ecmaVersion: 'latest',
        sourceType: 'script',
        allowAwaitOutsideFunction: true,
        allowHashBang: true,
      }),
      (body) => {
        if (body.type === 'BlockStatement') {
          insertions.push({at: body.start + 1, text: CALL});
        } else {
          insertions.push({at: body.start, text: `{${CALL}`}, {at: body.end, text: '}'});
        }
      },
    );
  } catch (error) {
    if (error instanceof SyntaxError) {
      return code;
    }
    throw error;
  }
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, {at, text: inserted}) => text.slice(0, at) + inserted + text.slice(at), code);
}

const LOOPS = /^(?:While|DoWhile|For|ForIn|ForOf)Statement$/;

/** Calls back with the body of every loop inside a node. */
function visitLoops(node: Node, onBody: (body: Node) => void): void {
  if (LOOPS.test(node.type)) {
    onBody((node as Node & {readonly body: Node}).body);
  }
  for (const child of Object.values(node).flat()) {
    if (typeof (child as Node | null)?.type === 'string') {
      visitLoops(child as Node, onBody);
    }
  }
}

/** Whether a classic script uses `await` at its top level, which is only allowed in modules. */
export function awaitsAtTop(code: string): boolean {
  const fits = (allowAwaitOutsideFunction: boolean) => {
    try {
      parse(code, {ecmaVersion: 'latest', sourceType: 'script', allowAwaitOutsideFunction});
      return true;
    } catch (error) {
      if (error instanceof SyntaxError) {
        return false;
      }
      throw error;
    }
  };
  return !fits(false) && fits(true);
}
