/** What the build, the page and the service worker have to agree on about saved courses. */

/** The URL of a file, the hash of its content, and the bytes that it takes when saved. */
export type OfflineFile = readonly [path: string, hash: string, size: number];

/** Everything that a course needs without a network. */
export interface CourseManifest {
  /** First segment of the course's URLs. */
  readonly course: string;
  /** Hash of the list of files, which differs between builds of the course. */
  readonly build: string;
  readonly size: number;
  readonly files: readonly OfflineFile[];
}

/** A summary of the manifests, by course. */
export type CourseList = Readonly<Record<string, Pick<CourseManifest, 'build' | 'size'>>>;

export interface SavedCourse {
  readonly manifest: CourseManifest;
  /** Date and time in ISO 8601. */
  readonly savedAt: string;
}

export const OFFLINE_HASH_LENGTH = 24;

const TEXT = /\.(?:html|js|css|json|svg|txt|md|xml|wasm|so)$/;

/** Whether a file is compressed when stored; pictures and fonts are compressed already. */
export function isPacked(path: string): boolean {
  return path.endsWith('/') || TEXT.test(path);
}

/**
 * URL under which a file is stored. It is derived from the content, so that courses share files and a new build
 * only downloads what has changed. The extension is kept because files of two types can have the same bytes.
 */
export function storedAddress([path, hash]: OfflineFile): string {
  const [extension = '.html'] = /\.\w+$/.exec(path) ?? [];
  return `/offline/files/${hash}${extension}`;
}

/** The files of a manifest that are not stored yet. Files with the same content are listed once. */
export function missingFiles(
  {files}: CourseManifest,
  stored: ReadonlySet<string>,
): readonly OfflineFile[] {
  const missing = new Map(
    files.map((file) => [storedAddress(file), file] as const).filter(([key]) => !stored.has(key)),
  );
  return [...missing.values()];
}

/** The stored files that no manifest lists. */
export function unusedAddresses(
  manifests: readonly CourseManifest[],
  stored: Iterable<string>,
): readonly string[] {
  const used = new Set(manifests.flatMap(({files}) => files.map(storedAddress)));
  return [...stored].filter((address) => !used.has(address));
}

export function sizeOf(files: readonly OfflineFile[]): number {
  return files.reduce((sum, [, , size]) => sum + size, 0);
}

/** The stored URL of each path. If courses differ, the most recently saved one wins. */
export function indexFiles(courses: readonly SavedCourse[]): ReadonlyMap<string, string> {
  const byAge = courses.toSorted((a, b) => (a.savedAt < b.savedAt ? -1 : 1));
  return new Map(
    byAge.flatMap(({manifest}) => manifest.files.map((file) => [file[0], storedAddress(file)])),
  );
}

/** The path of a saved page, which readers may have typed without its trailing slash. */
export function savedPath(path: string, index: ReadonlyMap<string, string>): string | undefined {
  const plain = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path;
  return [plain, `${plain}/`].find((known) => index.has(known));
}

const MEGABYTE = 1_000_000;

/** A size in the unit that devices show: `9.4 MB`. */
export function megabytes(bytes: number): string {
  const amount = bytes / MEGABYTE;
  return `${amount < 100 ? Math.max(amount, 0.1).toFixed(1) : Math.round(amount)} MB`;
}
