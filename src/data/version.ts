/** Address of the file that says which commit a build was made from. */
export const VERSION_FILE = '/version.json';

export interface BuildVersion {
  /** Omitted if there is no repository, as in a downloaded archive. */
  readonly commit?: string;
}
