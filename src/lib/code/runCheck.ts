import {errorLine} from './formatError';
import {CheckError, expect} from './expect';

export interface CheckResult {
  readonly passed: boolean;
  readonly message: string;
}

type AsyncConstructor = new (
  ...names: readonly string[]
) => (...values: readonly unknown[]) => Promise<void>;

/** This constructor is not a global, so it has to be taken from an async function. */
const AsyncFunction = (async () => undefined).constructor as unknown as AsyncConstructor;

/**
 * Runs the check of a task, which its author wrote as the body of an async function. Because it compiles
 * text, it only works where the policy allows that: in the frame, in the portal's workers and in Node, but
 * never in the page itself.
 */
export async function runCheck(
  body: string,
  scope: Readonly<Record<string, unknown>>,
): Promise<CheckResult> {
  try {
    // A block of its own lets a check declare variables with the same names as those in scope, such as
    // `files`.
    const check = new AsyncFunction('expect', ...Object.keys(scope), `"use strict";{${body}\n}`);
    await check(expect, ...Object.values(scope));
    return {passed: true, message: ''};
  } catch (error) {
    return {passed: false, message: explain(error)};
  }
}

/**
 * A check often fails by reading a property of something that does not exist yet, which is not a bug in the
 * check.
 */
function explain(error: unknown): string {
  if (error instanceof CheckError) {
    return error.message;
  }
  const {name, message} = (error ?? {}) as Partial<Error>;
  return `The check could not finish: ${errorLine({name, message: message ?? String(error)})}`;
}
