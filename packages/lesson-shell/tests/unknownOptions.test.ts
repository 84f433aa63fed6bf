import {Shell} from '../src';
import {GIT_COMMANDS} from '../src/git';
import {REAL_OPTIONS} from '../src/git/realOptions';

const REFUSED = 'works on your own machine, but not in this page.';

async function inRepository(): Promise<Shell> {
  const shell = await Shell.start({});
  await shell.run(
    'git config --global user.name Sam; git config --global user.email sam@example.com; git init -q; echo a > a; git add a; git commit -qm one',
  );
  return shell;
}

it.each(GIT_COMMANDS)('git %s reads over no option that Git does not have', async (name) => {
  const shell = await inRepository();
  const sub = name === 'stash' ? 'push ' : '';
  for (const option of ['--no-such-thing', '--nosuch=1']) {
    const {text} = await shell.run(`git ${name} ${sub}${option}`);
    expect(text).toMatch(/^(?:error|fatal): (?:unknown|unrecognized|invalid) /);
  }
});

/** Long options that this page gives up on in a sentence; whichever it carries out are listed in the commands. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  add: ['--chmod', '--renormalize', '--sparse'],
  branch: ['--edit-description', '--points-at', '--recurse-submodules'],
  checkout: ['--overlay', '--force', '--merge'],
  clone: ['--depth', '--mirror', '--verbose'],
  commit: ['--signoff', '--fixup', '--edit', '--squash'],
  fetch: ['--tags', '--depth', '--verbose', '--dry-run'],
  merge: ['--autostash', '--strategy', '--edit', '--verbose'],
  pull: ['--autostash', '--verbose', '--dry-run'],
  push: ['--mirror', '--verbose', '--dry-run'],
  rebase: ['--onto', '--interactive', '--exec', '--autosquash'],
  'rev-list': ['--objects', '--parents', '--since'],
  revert: ['--skip', '--edit', '--signoff'],
  status: ['--show-stash', '--column'],
  switch: ['--force', '--discard-changes', '--orphan'],
};

it.each(Object.entries(LEFT_OUT))('git %s refuses what it leaves out', async (name, options) => {
  const shell = await inRepository();
  for (const option of options) {
    expect(REAL_OPTIONS[name]).toContain(option);
    const {text} = await shell.run(`git ${name} ${option}`);
    expect(text).toBe(`git ${name} ${option} ${REFUSED}\n`);
  }
});
