import {type CustomCommand, defineCommand} from 'just-bash';
import {refusal} from '../refusal';

/** Programs that run another one and complain of a missing one in their own words. */
export const RUNNERS = {
  env: 'env:own',
  timeout: 'timeout:own',
  xargs: 'xargs:own',
} as const;

const COMPLAINT: Readonly<Record<string, (missing: string) => string>> = {
  env: (missing) => `env: '${missing}': No such file or directory`,
  timeout: (missing) => `timeout: failed to run command '${missing}': No such file or directory`,
  xargs: (missing) => `xargs: ${missing}: No such file or directory`,
};

const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** just-bash runs them; `command` passes by the names above. */
export function runnerCommands(): readonly CustomCommand[] {
  return Object.entries(RUNNERS).map(([name, own]) =>
    defineCommand(own, async (given, {exec, cwd, stdin, env}) => {
      const words = given.flatMap((word) =>
        name === 'xargs' && /^-[IdnLP]./.test(word) ? [word.slice(0, 2), word.slice(2)] : [word],
      );
      if (name === 'env' && words.some((word) => /^(?:ba)?sh$/.test(word))) {
        const advice = 'Set the variable before the command: A=1 bash file.sh';
        return {stdout: '', stderr: `${refusal('env with a shell')} ${advice}\n`, exitCode: 1};
      }
      const empty = name === 'xargs' && String(stdin).trim() === '' ? emptyRun(words) : undefined;
      const line = empty ?? `command ${[name, ...words].map(quoted).join(' ')}`;
      const result = await exec!(line, {
        cwd,
        stdin: String(stdin),
        stdinKind: 'bytes',
        env: Object.fromEntries(env),
      });
      const missing = /^bash: (.+): command not found\n$/.exec(result.stderr)?.[1];
      return missing !== undefined && words.includes(missing)
        ? {...result, stderr: `${COMPLAINT[name]!(missing)}\n`}
        : name === 'timeout' && /^timeout: invalid time interval/.test(result.stderr)
          ? {...result, stderr: `${result.stderr}Try 'timeout --help' for more information.\n`}
          : result;
    }),
  );
}

/** GNU's xargs runs its command once for an empty input, unless an option says otherwise. */
function emptyRun(words: readonly string[]): string | undefined {
  const isLeftOut = words.some((word) =>
    /^(?:-r|-[Ii].*|--no-run-if-empty|--replace.*)$/.test(word),
  );
  const start = words.findIndex(
    (word, index) => !word.startsWith('-') && !/^-[nLPsdaE]$/.test(words[index - 1] ?? ''),
  );
  return isLeftOut || start < 0 ? undefined : words.slice(start).map(quoted).join(' ');
}
