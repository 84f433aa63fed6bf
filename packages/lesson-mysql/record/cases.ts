import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** One script, run in a fresh database. */
export interface Case {
  readonly name: string;
  readonly setup: string;
  readonly script: string;
}

/** All cases below a folder; `record.ts` tells how a file is written. */
export function readCases(folder: string): readonly Case[] {
  return readdirSync(folder)
    .filter((file) => /^\d.*\.sql$/.test(file))
    .sort()
    .flatMap((file) => readFile(folder, file));
}

function readFile(folder: string, file: string): readonly Case[] {
  const topic = file.replace('.sql', '');
  const cases: {name: string; setup: string; lines: string[]}[] = [];
  let setup = '';
  let each = false;
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    const command = /^-- (setup:|case|each)\s*(.*)$/.exec(line);
    if (command?.[1] === 'setup:') {
      setup = readFileSync(join(folder, `${command[2]}.setup.sql`), 'utf8');
    } else if (command) {
      each = command[1] === 'each';
      if (!each) {
        cases.push({name: `${topic}: ${command[2]}`, setup, lines: []});
      }
    } else if (each && line !== '') {
      cases.push({name: `${topic}: ${line}`, setup, lines: [line]});
    } else if (line !== '') {
      cases.at(-1)!.lines.push(line);
    }
  }
  return cases.map(({lines, ...rest}) => ({...rest, script: lines.join('\n')}));
}
