import type {Line} from '../../../text/lines';
import type {Container, ContainerLine} from './types';

const CONTAINER = /^[\s>]*(:{3,})([^\S\n]*)([A-Za-z][\w-]*)?(.*)$/;

export function matchContainer({start, end, text}: Line): ContainerLine | undefined {
  const match = CONTAINER.exec(text);
  if (match === null) {
    return undefined;
  }
  const [, colons, gap, name = '', rest] = match;
  if (name === '' && rest!.trim() !== '') {
    return undefined;
  }
  return {start, end, colons: colons!.length, gap: gap!, name, rest: rest!.trimEnd()};
}

/** Pairs opening and closing lines as their author means them: the container opened last is closed first. */
export function pairContainers(lines: readonly ContainerLine[]): {
  readonly containers: readonly Container[];
  readonly strayClosings: readonly ContainerLine[];
} {
  const containers: {
    opening: ContainerLine;
    closing: ContainerLine | undefined;
    parent: Container | undefined;
  }[] = [];
  const open: typeof containers = [];
  const strayClosings: ContainerLine[] = [];
  for (const line of lines) {
    if (line.name !== '') {
      const container = {opening: line, closing: undefined, parent: open.at(-1)};
      containers.push(container);
      open.push(container);
      continue;
    }
    const last = open.pop();
    if (last === undefined) {
      strayClosings.push(line);
    } else {
      last.closing = line;
    }
  }
  return {containers, strayClosings};
}
