import type {Shell} from 'lesson-shell';
import type {TerminalRequest} from '../types';

interface Session {
  readonly shell: Shell;
  /** What was typed since the run. */
  readonly typed: readonly string[];
}

/** Terminals that are kept in memory; of an older one the commands are typed again when it is used. */
const KEPT_SESSIONS = 6;

/** By the name of the session, the one used last at the end. */
const sessions = new Map<string, Session>();

/** The shell of a session, unless something else was typed in it since. Only one command can have it. */
export function takeSession({session, typed}: TerminalRequest): Shell | undefined {
  const kept = sessions.get(session);
  sessions.delete(session);
  const isSame =
    kept?.typed.length === typed.length && typed.every((line, at) => line === kept.typed[at]);
  return isSame ? kept.shell : undefined;
}

export function keepSession(name: string, session: Session): void {
  sessions.delete(name);
  sessions.set(name, session);
  for (const oldest of [...sessions.keys()].slice(0, -KEPT_SESSIONS)) {
    sessions.delete(oldest);
  }
}
