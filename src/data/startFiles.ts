/** A file of `<StartFiles>` as included in the page. */
export interface StartFile {
  /** Path relative to the folder. */
  readonly name: string;
  /**
   * For a text file: its language, and its text as highlighted HTML, which `plainText` turns back into text.
   */
  readonly lang?: string;
  readonly html?: string;
  /** For a binary file: index of its URL in the list of URLs. */
  readonly asset?: number;
  /** The file can be displayed as an image. */
  readonly picture?: true;
}
