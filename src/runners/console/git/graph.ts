/**
 * The lines and stars of `git log --graph`, a translation of graph.c of Git 2.39 for commits of at
 * most two parents. Names are those of the original, so that the two can be compared.
 */
export class Graph {
  private commit: GraphCommit | undefined;
  private state: State = 'padding';
  private previousState: State = 'padding';
  private columns: string[] = [];
  private newColumns: string[] = [];
  private mapping: number[] = [];
  private oldMapping: number[] = [];
  private width = 0;
  private commitIndex = 0;
  private previousCommitIndex = 0;
  private mergeLayout = -1;
  private edgesAdded = 0;
  private previousEdgesAdded = 0;

  /** Takes the next commit; `nextLine` then gives the lines that lead to it. */
  update(commit: GraphCommit): void {
    this.commit = commit;
    this.previousCommitIndex = this.commitIndex;
    this.updateColumns(commit);
    this.state = this.state === 'padding' ? 'commit' : 'skip';
  }

  get isFinished(): boolean {
    return this.state === 'padding';
  }

  /** The next line, padded to the width of the commit’s own. */
  nextLine(): {readonly text: string; readonly isCommit: boolean} {
    const isCommit = this.state === 'commit';
    const text = this.outputLine();
    return {text: text.padEnd(this.width), isCommit};
  }

  private outputLine(): string {
    switch (this.state) {
      case 'skip':
        this.setState('commit');
        return '...';
      case 'commit':
        return this.outputCommitLine();
      case 'postMerge':
        return this.outputPostMergeLine();
      case 'collapsing':
        return this.outputCollapsingLine();
      default:
        return this.newColumns.map(() => '| ').join('');
    }
  }

  private setState(state: State): void {
    this.previousState = this.state;
    this.state = state;
  }

  private updateColumns(commit: GraphCommit): void {
    this.columns = this.newColumns;
    this.newColumns = [];
    this.mapping = Array<number>(2 * (this.columns.length + commit.parents.length + 1)).fill(-1);
    this.width = 0;
    this.previousEdgesAdded = this.edgesAdded;
    this.edgesAdded = 0;
    let seen = false;
    for (let index = 0; index <= this.columns.length; index += 1) {
      const isBeyond = index === this.columns.length;
      if (isBeyond && seen) {
        break;
      }
      const oid = isBeyond ? commit.oid : this.columns[index]!;
      if (oid === commit.oid) {
        seen = true;
        this.commitIndex = index;
        this.mergeLayout = -1;
        for (const parent of commit.parents) {
          this.insertIntoNewColumns(parent, index);
        }
        this.width += commit.parents.length === 0 ? 2 : 0;
      } else {
        this.insertIntoNewColumns(oid, -1);
      }
    }
    while (this.mapping.length > 1 && this.mapping.at(-1)! < 0) {
      this.mapping.pop();
    }
  }

  private insertIntoNewColumns(oid: string, index: number): void {
    let column = this.newColumns.indexOf(oid);
    if (column < 0) {
      column = this.newColumns.push(oid) - 1;
    }
    let place: number;
    if (this.commit!.parents.length > 1 && index > -1 && this.mergeLayout === -1) {
      const distance = index - column;
      const shift = distance > 1 ? 2 * distance - 3 : 1;
      this.mergeLayout = distance > 0 ? 0 : 1;
      this.edgesAdded = this.commit!.parents.length + this.mergeLayout - 2;
      place = this.width + (this.mergeLayout - 1) * shift;
      this.width += 2 * this.mergeLayout;
    } else if (this.edgesAdded > 0 && column === this.mapping[this.width - 2]) {
      place = this.width - 2;
      this.edgesAdded = -1;
    } else {
      place = this.width;
      this.width += 2;
    }
    this.mapping[place] = column;
  }

  private outputCommitLine(): string {
    let text = '';
    let seen = false;
    const {oid, parents} = this.commit!;
    for (let index = 0; index <= this.columns.length; index += 1) {
      if (index === this.columns.length && seen) {
        break;
      }
      const column = this.columns[index] ?? oid;
      if (column === oid) {
        seen = true;
        text += '*';
      } else if (seen && this.edgesAdded > 1) {
        text += '\\';
      } else if (seen && this.edgesAdded === 1) {
        text +=
          this.previousState === 'postMerge' &&
          this.previousEdgesAdded > 0 &&
          this.previousCommitIndex < index
            ? '\\'
            : '|';
      } else {
        const slants =
          this.previousState === 'collapsing' &&
          this.oldMapping[2 * index + 1] === index &&
          (this.mapping[2 * index] ?? -1) < index;
        text += slants ? '/' : '|';
      }
      text += ' ';
    }
    this.setState(
      parents.length > 1 ? 'postMerge' : this.isMappingCorrect() ? 'padding' : 'collapsing',
    );
    return text;
  }

  private outputPostMergeLine(): string {
    let text = '';
    let seen = false;
    let seenParent = false;
    const {oid, parents} = this.commit!;
    for (let index = 0; index <= this.columns.length; index += 1) {
      if (index === this.columns.length && seen) {
        break;
      }
      const column = this.columns[index] ?? oid;
      if (column === oid) {
        seen = true;
        let layout = this.mergeLayout;
        for (const [place] of parents.entries()) {
          text += '/|\\'[layout];
          if (layout === 2) {
            text += this.edgesAdded > 0 || place < parents.length - 1 ? ' ' : '';
          } else {
            layout += 1;
          }
        }
        text += this.edgesAdded === 0 ? ' ' : '';
      } else if (seen) {
        text += `${this.edgesAdded > 0 ? '\\' : '|'} `;
      } else {
        text += '|';
        if (this.mergeLayout !== 0 || index !== this.commitIndex - 1) {
          text += seenParent ? '_' : ' ';
        }
      }
      seenParent ||= column === parents[0];
    }
    this.setState(this.isMappingCorrect() ? 'padding' : 'collapsing');
    return text;
  }

  private outputCollapsingLine(): string {
    const old = this.mapping;
    const mapping = Array<number>(old.length).fill(-1);
    let edge = -1;
    let edgeTarget = -1;
    const drawEdge = (at: number, from: number, target: number) => {
      if (edge === -1) {
        edge = at;
        edgeTarget = target;
        for (let place = target * 2 + 3; place < from - 2; place += 2) {
          mapping[place] = target;
        }
      }
    };
    for (const [index, target] of old.entries()) {
      if (target < 0) {
        continue;
      }
      if (target * 2 === index) {
        mapping[index] = target;
      } else if (mapping[index - 1]! < 0) {
        mapping[index - 1] = target;
        drawEdge(index, index, target);
      } else if (mapping[index - 1] !== target) {
        mapping[index - 2] = target;
        drawEdge(index - 1, index, target);
      }
    }
    this.oldMapping = [...mapping];
    if (mapping.at(-1)! < 0) {
      mapping.pop();
    }
    this.mapping = mapping;
    const text = this.drawMapping(edge, edgeTarget);
    if (this.isMappingCorrect()) {
      this.setState('padding');
    }
    return text;
  }

  private drawMapping(edge: number, edgeTarget: number): string {
    let usedHorizontal = false;
    return this.mapping
      .map((target, index) => {
        if (target < 0) {
          return ' ';
        }
        if (target * 2 === index) {
          return '|';
        }
        if (target === edgeTarget && index !== edge - 1) {
          if (index !== target * 2 + 3) {
            this.mapping[index] = -1;
          }
          usedHorizontal = true;
          return '_';
        }
        if (usedHorizontal && index < edge) {
          this.mapping[index] = -1;
        }
        return '/';
      })
      .join('');
  }

  private isMappingCorrect(): boolean {
    return this.mapping.every((target, index) => target < 0 || target === Math.floor(index / 2));
  }
}

type State = 'padding' | 'skip' | 'commit' | 'postMerge' | 'collapsing';

export interface GraphCommit {
  readonly oid: string;
  readonly parents: readonly string[];
}
