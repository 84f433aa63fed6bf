import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** A script that is run in PHP itself, with the files that lie beside it. */
export interface Case {
  readonly name: string;
  readonly script: string;
  readonly files: Readonly<Record<string, string>>;
  readonly requests: readonly Request[];
}

export interface Request {
  readonly method: string;
  readonly address: string;
  readonly body: string;
}

/** What PHP wrote for one request: its body, as it is. */
export interface Recorded {
  readonly name: string;
  readonly bodies: readonly string[];
}

/** What `require 'db.php'` gives: a connection to the database of `shop.setup.sql`. */
const DB_FILE = {
  'db.php':
    "<?php\nreturn new PDO('mysql:host=localhost;dbname=shop;charset=utf8mb4', 'root', '');\n",
};

/** Whether a case speaks to MySQL, so that it begins with the shop as it was. */
export function usesShop({name}: Case): boolean {
  return name.startsWith('pdo/');
}

/** Reads `scripts/`: `=== name` begins a case, `--- name` a file beside it. */
export function readCases(folder: string): readonly Case[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^=== /m)
        .slice(1)
        .map((text) => readCase(file.replace(/\.txt$/, ''), text)),
    );
}

function readCase(area: string, text: string): Case {
  const [head = '', ...rest] = text.split(/^--- /m);
  const [name, script] = cutLine(head);
  return {
    name: `${area}/${name}`,
    script,
    files: {
      ...(script.includes("require 'db.php'") && DB_FILE),
      ...Object.fromEntries(rest.map(cutLine)),
    },
    requests: [...script.matchAll(/^\/\/ (GET|POST) (\S+)(?: (.*))?$/gm)].map(
      ([, method = 'GET', address = '/', body = '']) => ({method, address, body}),
    ),
  };
}

function cutLine(text: string): readonly [first: string, rest: string] {
  const end = text.indexOf('\n');
  return [text.slice(0, end), text.slice(end + 1).trimEnd()];
}
