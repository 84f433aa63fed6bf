/** What the build, the page and the service worker agree on about saved courses. */

/** The URL of a file, the hash of its content, and the bytes that it takes when saved. */
export type OfflineFile = readonly [path: string, hash: string, size: number];

/** Everything that a course needs without a network. */
export interface CourseManifest {
  /** First segment of the course's URLs. */
  readonly course: string;
  /** Hash of the list of files: another build of the course has another one. */
  readonly build: string;
  readonly size: number;
  readonly files: readonly OfflineFile[];
}

/** The manifests in short, by course. */
export type CourseList = Readonly<Record<string, Pick<CourseManifest, 'build' | 'size'>>>;

export interface SavedCourse {
  readonly manifest: CourseManifest;
  /** Date and time in ISO 8601. */
  readonly savedAt: string;
}

export const OFFLINE_HASH_LENGTH = 24;

const TEXT = /\.(?:html|js|css|json|svg|txt|md|xml|wasm|so)$/;

/** Whether a file is stored compressed; pictures and fonts already are. */
export function isPacked(path: string): boolean {
  return path.endsWith('/') || TEXT.test(path);
}

/**
 * URL under which a file is stored. It comes from the content, so that courses share files, and a new build
 * only downloads what has changed. The extension stays because equal bytes can be of two types.
 */
export function storedAddress([path, hash]: OfflineFile): string {
  const [extension = '.html'] = /\.\w+$/.exec(path) ?? [];
  return `/offline/files/${hash}${extension}`;
}

/** The files of a manifest that are not stored yet. Files with the same content count once. */
export function missingFiles(
  {files}: CourseManifest,
  stored: ReadonlySet<string>,
): readonly OfflineFile[] {
  const missing = new Map(
    files.map((file) => [storedAddress(file), file] as const).filter(([key]) => !stored.has(key)),
  );
  return [...missing.values()];
}

/** What is stored and belongs to none of the manifests. */
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

/** The stored URL of each path. Where courses differ, the one saved last counts. */
export function indexFiles(courses: readonly SavedCourse[]): ReadonlyMap<string, string> {
  const byAge = courses.toSorted((a, b) => (a.savedAt < b.savedAt ? -1 : 1));
  return new Map(
    byAge.flatMap(({manifest}) => manifest.files.map((file) => [file[0], storedAddress(file)])),
  );
}

/** The path under which a saved page is found: readers may type it without its last slash. */
export function savedPath(path: string, index: ReadonlyMap<string, string>): string | undefined {
  const plain = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path;
  return [plain, `${plain}/`].find((known) => index.has(known));
}

const MEGABYTE = 1_000_000;

/** A size as readers know it from their device: `9.4 MB`. */
export function megabytes(bytes: number): string {
  const amount = bytes / MEGABYTE;
  return `${amount < 100 ? Math.max(amount, 0.1).toFixed(1) : Math.round(amount)} MB`;
}
