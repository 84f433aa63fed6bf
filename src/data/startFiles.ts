/** A file of `<StartFiles>` as the page carries it. */
export interface StartFile {
  /** Path inside the folder. */
  readonly name: string;
  /** Of a text: the name of its language and the text as highlighted HTML, read back by `plainText`. */
  readonly lang?: string;
  readonly html?: string;
  /** Of any other file: place of its address in the list of addresses. */
  readonly asset?: number;
  /** The file can be shown as a picture. */
  readonly picture?: true;
}
