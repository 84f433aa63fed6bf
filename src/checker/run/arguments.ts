import {posix, relative, resolve, sep} from 'node:path';
import {parseArgs} from 'node:util';
import {nearest} from '../../lib/nearest';

export interface CheckArguments {
  readonly root: string;
  readonly paths: readonly string[];
  readonly rules: readonly string[];
  readonly json: boolean;
  readonly fix: boolean;
  readonly annotate: boolean;
  readonly cache: boolean;
  readonly help: boolean;
}

export const CHECK_HELP = `Usage: npm run check:content -- [options] [file or folder …]

Reads every page in modules/ and courses/ and prints all mistakes at once.

  --fix          fix whatever needs no decision
  --rule <name>  check only this rule; may be repeated
  --json         print JSON
  --annotate     also print annotations for a pull request on GitHub
  --no-cache     read every page, even if it has not changed
  --root <path>  check another project`;

/** Reads the command line; throws an error whose message is one sentence when it is wrong. */
export function readCheckArguments(
  argv: readonly string[],
  cwd: string,
  knownRules: readonly string[],
): CheckArguments {
  const {values, positionals} = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      root: {type: 'string'},
      rule: {type: 'string', multiple: true},
      json: {type: 'boolean'},
      fix: {type: 'boolean'},
      annotate: {type: 'boolean'},
      'no-cache': {type: 'boolean'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  const root = resolve(cwd, values.root ?? '.');
  const rules = values.rule ?? [];
  for (const name of rules.filter((rule) => !knownRules.includes(rule))) {
    const like = nearest(name, knownRules);
    throw new Error(
      `there is no rule ${name}${like === undefined ? '' : `; did you mean ${like}?`}`,
    );
  }
  return {
    root,
    rules,
    paths: positionals.map((path) =>
      posix.normalize(relative(root, resolve(cwd, path)).split(sep).join('/')).replace(/\/$/, ''),
    ),
    json: values.json ?? false,
    fix: values.fix ?? false,
    annotate: values.annotate ?? false,
    cache: !(values['no-cache'] ?? false),
    help: values.help ?? false,
  };
}
