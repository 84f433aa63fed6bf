/** A component that a file declares at its top level. */
const COMPONENT = /^(?:export\s+)?(?:async\s+)?(?:function|const|let|class)\s+([A-Z]\w*)/gm;
const DEFAULT_EXPORT = /^export\s+default\b/m;
const MOUNTS = /\b(?:createRoot|hydrateRoot|createApp)\s*\(/;

/** The component that is shown when a file exports none: `App`, or else the last one. */
export function mainComponent(code: string): string | undefined {
  if (DEFAULT_EXPORT.test(code)) {
    return undefined;
  }
  const names = [...code.matchAll(COMPONENT)].map(([, name]) => name!);
  return names.includes('App') ? 'App' : names.at(-1);
}

/** Whether the code puts its component into the page itself. */
export function mountsItself(code: string): boolean {
  return MOUNTS.test(code);
}
