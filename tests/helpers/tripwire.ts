import {readFileSync} from 'node:fs';

/** What to do when a trip-wire breaks. */
function advice(patch: string): string {
  return `The patch ${patch} relies on it. Read its row in src/patches/README.md, compare the new version with the patch, and change both the patch and this test, or delete both.`;
}

/**
 * The compiled text of another package's module, in which whitespace does not count.
 *
 * @param patch folder in src/patches that relies on the module
 */
export function compiledText(
  patch: string,
  module: string,
): {readonly mustContain: (text: string) => void} {
  mustHold(patch, `${module} exists`, canResolve(module));
  const dense = (text: string): string => text.replace(/\s+/g, '');
  const whole = dense(readFileSync(require.resolve(module), 'utf8'));
  return {
    mustContain: (text) => {
      if (!whole.includes(dense(text))) {
        throw new Error(`${module} no longer contains “${text}”. ${advice(patch)}`);
      }
    },
  };
}

function canResolve(module: string): boolean {
  try {
    require.resolve(module);
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('Cannot find module')) {
      return false;
    }
    throw error;
  }
}

/** Throws, saying what to do, unless something that a patch relies on is still so. */
export function mustHold(patch: string, what: string, isSo: boolean): void {
  if (!isSo) {
    throw new Error(`It is no longer so that ${what}. ${advice(patch)}`);
  }
}
