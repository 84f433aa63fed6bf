import {errorLine} from './formatError';
import {CheckError, expect} from './expect';

export interface CheckResult {
  readonly passed: boolean;
  readonly message: string;
}

type AsyncConstructor = new (
  ...names: readonly string[]
) => (...values: readonly unknown[]) => Promise<void>;

/** Never written out: its only way is the constructor of an async function. */
const AsyncFunction = (async () => undefined).constructor as unknown as AsyncConstructor;

/**
 * Runs the check of a task, which its author wrote as the body of an async function. It compiles
 * text, so it works only where the policy allows that: in the frame, in a worker of the portal, in
 * Node; never in the page itself.
 */
export async function runCheck(
  body: string,
  scope: Readonly<Record<string, unknown>>,
): Promise<CheckResult> {
  try {
    // A block of its own: a check may call its variables by the names of the scope, such as `files`.
    const check = new AsyncFunction('expect', ...Object.keys(scope), `"use strict";{${body}\n}`);
    await check(expect, ...Object.values(scope));
    return {passed: true, message: ''};
  } catch (error) {
    return {passed: false, message: explain(error)};
  }
}

/** A check often fails by reading a property of what is not there yet; that is no fault of its own. */
function explain(error: unknown): string {
  if (error instanceof CheckError) {
    return error.message;
  }
  const {name, message} = (error ?? {}) as Partial<Error>;
  return `The check could not look: ${errorLine({name, message: message ?? String(error)})}`;
}
