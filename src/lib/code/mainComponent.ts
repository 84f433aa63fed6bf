/** A component declared at the top level of a file. */
const COMPONENT = /^(?:export\s+)?(?:async\s+)?(?:function|const|let|class)\s+([A-Z]\w*)/gm;
const DEFAULT_EXPORT = /^export\s+default\b/m;
const MOUNTS = /\b(?:createRoot|hydrateRoot|createApp)\s*\(/;

/** The component to render when a file has no default export: `App`, or else the last one. */
export function mainComponent(code: string): string | undefined {
  if (DEFAULT_EXPORT.test(code)) {
    return undefined;
  }
  const names = [...code.matchAll(COMPONENT)].map(([, name]) => name!);
  return names.includes('App') ? 'App' : names.at(-1);
}

/** Whether the code mounts its component itself. */
export function mountsItself(code: string): boolean {
  return MOUNTS.test(code);
}
