import type {LessonFiles} from '../files';

/** A file of settings in Git's format. */
export class ConfigFile {
  constructor(
    private readonly files: LessonFiles,
    private readonly path: string,
  ) {}

  /** All settings as `section.key`, in the order of the file. */
  async list(): Promise<readonly (readonly [string, string])[]> {
    if (!(await this.files.exists(this.path))) {
      return [];
    }
    let section = '';
    const settings: [string, string][] = [];
    for (const line of (await this.files.readFile(this.path)).split('\n')) {
      const head = /^\s*\[(\S+)(?:\s+"(.*)")?\]/.exec(line);
      const setting = /^\s*([A-Za-z][\w-]*)\s*(?:=\s*(.*?))?\s*$/.exec(line);
      if (head) {
        section =
          head[2] === undefined ? head[1]!.toLowerCase() : `${head[1]!.toLowerCase()}.${head[2]}`;
      } else if (setting && section) {
        settings.push([`${section}.${setting[1]!.toLowerCase()}`, unquote(setting[2] ?? 'true')]);
      }
    }
    return settings;
  }

  async get(key: string): Promise<string | undefined> {
    const wanted = normal(key);
    return (await this.list()).findLast(([name]) => name === wanted)?.[1];
  }

  async set(key: string, value: string): Promise<void> {
    const {section, name, head} = split(key);
    const lines = await this.lines();
    const start = lines.findIndex((line) => sectionOf(line) === section);
    const setting = `\t${name} = ${quote(value)}`;
    if (start < 0) {
      lines.push(head, setting);
    } else {
      const end = sectionEnd(lines, start);
      const at = lines.findIndex(
        (line, index) => index > start && index < end && keyOf(line) === name.toLowerCase(),
      );
      lines.splice(at < 0 ? end : at, at < 0 ? 0 : 1, setting);
    }
    await this.write(lines);
  }

  /** Whether there was something to remove. */
  async unset(key: string): Promise<boolean> {
    const {section, name} = split(key);
    const lines = await this.lines();
    const start = lines.findIndex((line) => sectionOf(line) === section);
    const end = start < 0 ? 0 : sectionEnd(lines, start);
    const at = lines.findIndex(
      (line, index) => index > start && index < end && keyOf(line) === name.toLowerCase(),
    );
    if (start < 0 || at < 0) {
      return false;
    }
    lines.splice(at, 1);
    if (sectionEnd(lines, start) === start + 1) {
      lines.splice(start, 1);
    }
    await this.write(lines);
    return true;
  }

  async removeSection(section: string): Promise<void> {
    const lines = await this.lines();
    const start = lines.findIndex((line) => sectionOf(line) === section);
    if (start >= 0) {
      lines.splice(start, sectionEnd(lines, start) - start);
      await this.write(lines);
    }
  }

  private async lines(): Promise<string[]> {
    return (await this.files.exists(this.path))
      ? (await this.files.readFile(this.path)).split('\n').filter((line) => line !== '')
      : [];
  }

  private async write(lines: readonly string[]): Promise<void> {
    await this.files.writeFile(this.path, lines.map((line) => `${line}\n`).join(''));
  }
}

function sectionEnd(lines: readonly string[], start: number): number {
  const next = lines.findIndex((line, index) => index > start && line.trimStart().startsWith('['));
  return next < 0 ? lines.length : next;
}

function sectionOf(line: string): string | undefined {
  const head = /^\s*\[(\S+?)(?:\s+"(.*)")?\]/.exec(line);
  return head
    ? head[2] === undefined
      ? head[1]!.toLowerCase()
      : `${head[1]!.toLowerCase()}.${head[2]}`
    : undefined;
}

function keyOf(line: string): string | undefined {
  return /^\s*([A-Za-z][\w-]*)/.exec(line)?.[1]?.toLowerCase();
}

/** `branch.my-branch.merge`: the middle part keeps its capitals, the others have none. */
function split(key: string): {
  readonly section: string;
  readonly name: string;
  readonly head: string;
} {
  const parts = key.split('.');
  const first = parts[0]!.toLowerCase();
  const name = parts.at(-1)!;
  const middle = parts.slice(1, -1).join('.');
  return middle === ''
    ? {section: first, name, head: `[${parts[0]}]`}
    : {section: `${first}.${middle}`, name, head: `[${parts[0]} "${middle}"]`};
}

function normal(key: string): string {
  const {section, name} = split(key);
  return `${section}.${name.toLowerCase()}`;
}

function unquote(value: string): string {
  return value.replace(/^"(.*)"$/, '$1').replaceAll(/\\(["\\])/g, '$1');
}

function quote(value: string): string {
  const escaped = value.replaceAll(/["\\]/g, '\\$&');
  return /[#;]|^\s|\s$/.test(value) ? `"${escaped}"` : escaped;
}
