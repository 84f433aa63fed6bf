import {InMemoryFs} from 'just-bash';

type Content = Parameters<InMemoryFs['writeFile']>[1];
type Options = Parameters<InMemoryFs['writeFile']>[2];

/** Bytes that the files of one example may hold. */
const CAPACITY = 20_000_000;

/** A disk that, like a real one, does not make folders by itself when a file is written. */
export class LessonFiles extends InMemoryFs {
  constructor() {
    super({}, {maxTotalBytes: CAPACITY});
  }

  override async writeFile(path: string, content: Content, options?: Options): Promise<void> {
    await this.requireFolder(path);
    await super.writeFile(path, content, options);
  }

  override async appendFile(path: string, content: Content, options?: Options): Promise<void> {
    await this.requireFolder(path);
    await super.appendFile(path, content, options);
  }

  /** For the files of a setup, whose folders are part of their names. */
  async install(path: string, content: Content): Promise<void> {
    await this.mkdir(parent(path), {recursive: true});
    await super.writeFile(path, content);
  }

  private async requireFolder(path: string): Promise<void> {
    if (!(await this.exists(parent(path)))) {
      throw Object.assign(new Error(`ENOENT: no such file or directory, open '${path}'`), {
        code: 'ENOENT',
      });
    }
  }
}

function parent(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
