import type {LessonFiles} from '../files';

/** What one operand of a command holds; `-` and no operand at all are what is piped in. */
export interface Input {
  /** As it was typed; undefined for what is piped in without being named. */
  readonly name: string | undefined;
  readonly text: string;
  readonly bytes: number;
  /** Why it cannot be read. */
  readonly trouble?: 'No such file or directory' | 'Is a directory';
}

const size = (text: string) => new TextEncoder().encode(text).length;

/** Reads the files that a command names, or its standard input. */
export async function readInputs(
  files: LessonFiles,
  names: readonly string[],
  resolve: (name: string) => string,
  stdin: string,
): Promise<readonly Input[]> {
  const piped = (name: string | undefined): Input => ({name, text: stdin, bytes: size(stdin)});
  if (names.length === 0) {
    return [piped(undefined)];
  }
  const inputs: Input[] = [];
  for (const name of names) {
    inputs.push(name === '-' ? piped(name) : await readFile(files, name, resolve(name)));
  }
  return inputs;
}

async function readFile(files: LessonFiles, name: string, path: string): Promise<Input> {
  if (!(await files.exists(path))) {
    return {name, text: '', bytes: 0, trouble: 'No such file or directory'};
  }
  if ((await files.stat(path)).isDirectory) {
    return {name, text: '', bytes: 0, trouble: 'Is a directory'};
  }
  const bytes = await files.readFileBuffer(path);
  return {name, text: new TextDecoder().decode(bytes), bytes: bytes.length};
}
