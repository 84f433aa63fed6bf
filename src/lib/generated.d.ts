declare module '@generated/portal/default/listed.json' {
  const aliases: Readonly<Record<string, string>>;
  export default aliases;
}
