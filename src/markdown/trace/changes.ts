import type {Scope, Step} from '../../sandbox/trace/types';

export interface Change {
  readonly scope: string;
  readonly name: string;
  readonly value: string;
}

/** For each step, the variables that are new or whose value differs from the one last shown. */
export function changesOf(steps: readonly Step[]): readonly (readonly Change[])[] {
  const seen = new Map<string, string | undefined>();
  return steps.map(({scopes, calls}, index) =>
    scopes.flatMap(({title, variables}) =>
      variables.flatMap(({name, value}) => {
        const key = [isOfCall(title) ? calls.length : '', title, name].join(' ');
        const isNew = value !== undefined && seen.get(key) !== value && index > 0;
        seen.set(key, value);
        return isNew ? [{scope: title, name, value}] : [];
      }),
    ),
  );
}

/** Each call has its own variables; all others outlive it. */
function isOfCall(title: Scope['title']): boolean {
  return !/^(?:script|module|closure)\b/.test(title);
}

/** The output since the step before. */
export function newText({printed}: Step, before: Step | undefined): string {
  const old = before?.printed ?? '';
  return printed.startsWith(old) ? printed.slice(old.length) : printed;
}
