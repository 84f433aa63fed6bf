import type {Block, CodeFile, Collector} from './types';

interface Named<T> {
  readonly name: string;
  readonly of: T;
}

/** Reports ids of a page, and files of a block, that differ only in case, where the author must have meant one. */
export function reportSameButCase(blocks: readonly Block[], {report}: Collector): void {
  const ids = blocks.flatMap((block) => {
    if (block.kind === 'quiz') {
      return [];
    }
    const node = block.kind === 'task' ? block.node : block.files[0]!.node;
    return [{name: block.id, of: node}];
  });
  for (const {name, other, of} of pairs(ids)) {
    report(
      of,
      `the ids “${other}” and “${name}” differ only in capital and small letters`,
      'write them the same way if they mean one block, or give this one another id',
    );
  }
  for (const files of blocks.flatMap(groupsOf)) {
    for (const {name, other, of} of pairs(files.map((file) => ({name: file.name, of: file})))) {
      if (!of.inherited) {
        report(
          of.node,
          `the files “${other}” and “${name}” differ only in capital and small letters`,
          'write them the same way if they mean one file, or give this one another name',
        );
      }
    }
  }
}

/** Files that are used together in one run; those of the start come first. */
function groupsOf(block: Block): readonly (readonly CodeFile[])[] {
  switch (block.kind) {
    case 'quiz':
      return [];
    case 'example':
      return [block.files.toSorted((a, b) => Number(b.inherited) - Number(a.inherited))];
    case 'task': {
      const changes = [block.solution, ...block.cases.map(({files}) => files)];
      return changes.map((files) => [...block.start, ...files]);
    }
  }
}

/** Each name that differs from an earlier one only in case, once. */
function pairs<T>(all: readonly Named<T>[]): readonly (Named<T> & {readonly other: string})[] {
  const first = new Map<string, string>();
  return all.flatMap(({name, of}) => {
    const key = name.toLowerCase();
    const other = first.get(key);
    first.set(key, other ?? name);
    return other === undefined || other === name ? [] : [{name, of, other}];
  });
}
