/** Files to write, and what is left for the author to do. */
export interface Plan {
  /** New files by path from the project's root. */
  readonly files: Readonly<Record<string, string>>;
  /** Existing files with their new text. */
  readonly changed: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
}

/** Tells the author in one sentence why something cannot be created. */
export class CannotMake extends Error {}

/** `css-grid` as `Css Grid`. */
export function titleOf(name: string): string {
  return name
    .split(/[-_]/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Refuses a name that cannot be part of an address. */
export function checkName(name: string): void {
  if (!/^[a-z][a-z\d]*(?:[-.][a-z\d]+)*$/.test(name)) {
    const plain = name
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^[-\d]+|-+$/g, '');
    throw new CannotMake(
      `“${name}” contains capital letters, spaces or symbols, or begins with a number; write ${plain}`,
    );
  }
}
