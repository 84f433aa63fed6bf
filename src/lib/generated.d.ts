declare module '@generated/aliases/default/listed.json' {
  const aliases: Readonly<Record<string, string>>;
  export default aliases;
}
