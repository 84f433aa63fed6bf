import type {CustomCommand} from 'just-bash';
import {LESSON_OFFSET} from '../clock';
import type {Paint, Screen, Style} from '../colours';
import type {LessonFiles} from '../files';
import {coreutil} from './command';

/** Bytes that a folder, and the least that a file, takes on the disk. */
const BLOCK = 4096;
const KILOBYTE = 1024;
const MINUTE = 60_000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const EXECUTABLE = 0o111;

interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
  readonly target?: string;
  readonly mode: number;
  readonly size: number;
  readonly links: number;
  readonly changed: number;
}

type Has = (flag: string) => boolean;

/** `ls`, one name a line, as it prints into a pipe. */
export function lsCommand(files: LessonFiles, screen: Screen): CustomCommand {
  return coreutil(files, {
    name: 'ls',
    flags: 'aAlh1FpRtrSd',
    long: {
      all: 'a',
      'almost-all': 'A',
      'human-readable': 'h',
      classify: 'F',
      recursive: 'R',
      reverse: 'r',
      directory: 'd',
    },
    failure: 2,
    async work({has, names, resolve, print, complain, env}) {
      const paint = screen.paintFor(env);
      const alone: Entry[] = [];
      const folders: string[] = [];
      for (const name of names.length === 0 ? ['.'] : [...names].sort()) {
        const path = resolve(name);
        if (!(await files.exists(path))) {
          complain(`cannot access '${name}': No such file or directory`);
        } else if ((await files.stat(path)).isDirectory && !has('d')) {
          folders.push(name);
        } else {
          alone.push(await readEntry(files, path, name));
        }
      }
      const parts = alone.length > 0 ? [printEntries(sorted(alone, has), has, paint)] : [];
      const withTitles = names.length > 1 || has('R');
      for (const folder of folders) {
        parts.push(
          ...(await listFolder(files, resolve(folder), folder, {
            has,
            paint,
            withTitle: withTitles,
          })),
        );
      }
      print(parts.join('\n'));
    },
  });
}

interface Listing {
  readonly has: Has;
  readonly paint: Paint;
  readonly withTitle: boolean;
}

async function listFolder(
  files: LessonFiles,
  path: string,
  name: string,
  listing: Listing,
): Promise<readonly string[]> {
  const {has, paint, withTitle} = listing;
  const inside = (await files.readdir(path)).filter(
    (entry) => has('a') || has('A') || !entry.startsWith('.'),
  );
  const dots = has('a') ? ['.', '..'] : [];
  const entries = await Promise.all(
    [...dots, ...inside].map(
      async (entry) => await readEntry(files, files.resolvePath(path, entry), entry),
    ),
  );
  const ordered = sorted(entries, has);
  const total = entries.reduce((sum, {size}) => sum + Math.ceil(size / BLOCK), 0);
  const parts = [
    (withTitle ? `${name}:\n` : '') +
      (has('l') ? `total ${printTotal(total * BLOCK, has)}\n` : '') +
      printEntries(ordered, has, paint),
  ];
  if (has('R')) {
    for (const {name: below} of ordered.filter(
      (entry) => entry.isFolder && !dots.includes(entry.name),
    )) {
      const full = files.resolvePath(path, below);
      parts.push(
        ...(await listFolder(files, full, `${name}/${below}`, {...listing, withTitle: true})),
      );
    }
  }
  return parts;
}

function printTotal(bytes: number, has: Has): string {
  return has('h') ? readable(bytes) : String(bytes / KILOBYTE);
}

async function readEntry(files: LessonFiles, path: string, name: string): Promise<Entry> {
  const {isDirectory, isSymbolicLink, mode, size, mtime} = await files.lstat(path);
  return {
    name,
    isFolder: isDirectory,
    target: isSymbolicLink ? await files.readlink(path) : undefined,
    mode,
    size: isDirectory ? BLOCK : size,
    links: isDirectory ? await countFolders(files, path) : 1,
    changed: mtime.getTime(),
  };
}

/** A folder is linked from its parent, from itself, and from each folder in it. */
async function countFolders(files: LessonFiles, path: string): Promise<number> {
  const stats = await Promise.all(
    (await files.readdir(path)).map(
      async (name) => await files.lstat(files.resolvePath(path, name)),
    ),
  );
  return 2 + stats.filter(({isDirectory}) => isDirectory).length;
}

function sorted(entries: readonly Entry[], has: Has): readonly Entry[] {
  const byName = [...entries].sort((a, b) => (a.name < b.name ? -1 : 1));
  const ordered = has('S')
    ? byName.sort((a, b) => b.size - a.size)
    : has('t')
      ? byName.sort((a, b) => b.changed - a.changed)
      : byName;
  return has('r') ? ordered.reverse() : ordered;
}

function printEntries(entries: readonly Entry[], has: Has, paint: Paint): string {
  const sizes = entries.map(({size}) => (has('h') ? readable(size) : String(size)));
  const sizeWidth = Math.max(0, ...sizes.map(({length}) => length));
  const linkWidth = Math.max(0, ...entries.map(({links}) => String(links).length));
  return entries
    .map((entry, index) => {
      const style = styleOf(entry);
      const name = (style ? paint(style, entry.name) : entry.name) + mark(entry, has);
      if (!has('l')) {
        return `${name}\n`;
      }
      const links = String(entry.links).padStart(linkWidth);
      const size = sizes[index]!.padStart(sizeWidth);
      const arrow = entry.target === undefined ? '' : ` -> ${entry.target}`;
      return `${rights(entry)} ${links} student student ${size} ${moment(entry.changed)} ${name}${arrow}\n`;
    })
    .join('');
}

/** The colours of Debian's `dircolors`; files have theirs by the end of their names. */
function styleOf({name, isFolder, target, mode}: Entry): Style | undefined {
  if (isFolder) {
    return 'bold blue';
  }
  if (target !== undefined) {
    return 'bold cyan';
  }
  if ((mode & EXECUTABLE) > 0) {
    return 'bold green';
  }
  return STYLES_BY_ENDING.find(([ending]) => ending.test(name))?.[1];
}

const STYLES_BY_ENDING: readonly (readonly [RegExp, Style])[] = [
  [/\.(?:7z|bz2|deb|gz|jar|rar|rpm|tar|tgz|xz|zip)$/, 'bold red'],
  [/\.(?:avi|bmp|gif|jpe?g|m4v|mkv|mov|mp4|mpe?g|ogv|png|svg|tiff?|webm|webp)$/, 'bold magenta'],
  [/\.(?:aac|flac|m4a|mid|mp3|og[ag]|opus|wav)$/, 'cyan'],
  [/(?:~|#|\.(?:bak|old|orig|swp|tmp))$/, 'grey'],
];

function mark({isFolder, target, mode}: Entry, has: Has): string {
  if (isFolder) {
    return has('F') || has('p') ? '/' : '';
  }
  if (!has('F')) {
    return '';
  }
  return target !== undefined ? '@' : (mode & EXECUTABLE) > 0 ? '*' : '';
}

function rights({isFolder, target, mode}: Entry): string {
  const kind = isFolder ? 'd' : target === undefined ? '-' : 'l';
  const bits = [...'rwxrwxrwx'].map((letter, index) =>
    (mode & (1 << (8 - index))) > 0 ? letter : '-',
  );
  return kind + bits.join('');
}

function moment(time: number): string {
  const local = new Date(time - LESSON_OFFSET * MINUTE);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = String(local.getUTCDate()).padStart(2);
  const clock = `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
  return `${MONTHS[local.getUTCMonth()]} ${day} ${clock}`;
}

function readable(size: number): string {
  if (size < KILOBYTE) {
    return String(size);
  }
  const units = ['K', 'M', 'G'];
  let value = size / KILOBYTE;
  let unit = 0;
  while (value >= KILOBYTE && unit < units.length - 1) {
    value /= KILOBYTE;
    unit += 1;
  }
  return `${value < 10 ? (Math.ceil(value * 10) / 10).toFixed(1) : Math.ceil(value)}${units[unit]}`;
}
