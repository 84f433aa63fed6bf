/** Written by this plugin: URLs of the runtime files by name. */
declare module '@generated/runtimes/default/manifest.json' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

declare module '@generated/runtimes/default/sets.json' {
  import type {PreparedSet} from '../../lib/code/preparedSet';

  const sets: readonly PreparedSet[];
  export default sets;
}
