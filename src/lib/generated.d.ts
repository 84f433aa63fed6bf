declare module '@generated/aliases/default/listed.json' {
  const aliases: Readonly<Record<string, string>>;
  export default aliases;
}

declare module '@generated/portal/default/homeExample.json' {
  import type {BlockData} from '@site/src/lib/code/blockData';

  const example: BlockData;
  export default example;
}

declare module '@generated/portal/default/descriptions.json' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}

/** Addresses of the lessons of each course. */
declare module '@generated/portal/default/lessons.json' {
  const lessons: Readonly<Record<string, readonly string[]>>;
  export default lessons;
}

/** What each page is called, by its address. */
declare module '@generated/portal/default/titles.json' {
  const titles: Readonly<Record<string, string>>;
  export default titles;
}
