/** Written by this plugin: addresses of the runtime files by name. */
declare module '@generated/runtimes/default/manifest.json' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
