/**
 * Draws the mermaid fences that have no drawing yet, and removes drawings that no lesson uses. The drawings
 * are part of the sources, so a build needs no browser.
 *
 * usage: tsx scripts/draw-diagrams.ts [--check]
 */
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {DIAGRAM_FOLDER, diagramName, readDiagram} from '../src/markdown/diagrams';
import {collectBlocks} from '../src/blocks/collect';
import {parseMdx} from '../src/blocks/parseMdx';
import {isPageFile, listFiles, readSource} from '../src/sources/sources';
import {drawDiagrams} from './lib/drawDiagrams';

const root = resolve(__dirname, '..');

/** The code of each diagram by its name, with the first lesson that contains it. */
function findDiagrams(): ReadonlyMap<string, {readonly code: string; readonly path: string}> {
  const found = new Map<string, {code: string; path: string}>();
  for (const path of listFiles(root).filter(isPageFile)) {
    const {text} = readSource(root, path);
    if (!text.includes('```mermaid')) {
      continue;
    }
    for (const block of collectBlocks(parseMdx(text)).blocks) {
      if (block.kind === 'example' && block.lang === 'mermaid') {
        const code = block.files[0]!.text;
        found.set(diagramName(code), {code, path});
      }
    }
  }
  return found;
}

async function main(): Promise<number> {
  const folder = join(root, DIAGRAM_FOLDER);
  mkdirSync(folder, {recursive: true});
  const all = findDiagrams();
  const missing = [...all].filter(([, {code}]) => readDiagram(root, code) === undefined);
  const stale = readdirSync(folder).filter((file) => !all.has(file.replace(/\.svg$/, '')));
  if (process.argv.includes('--check')) {
    for (const [, {path}] of missing) {
      console.error(`${path}  a diagram has no drawing yet  (run npm run draw:diagrams)`);
    }
    for (const file of stale) {
      console.error(
        `${DIAGRAM_FOLDER}/${file}  no lesson uses this drawing  (run npm run draw:diagrams)`,
      );
    }
    return missing.length + stale.length > 0 ? 1 : 0;
  }
  stale.forEach((file) => rmSync(join(folder, file)));
  const drawings = await drawDiagrams(new Map(missing.map(([name, {code}]) => [name, code])));
  for (const [name, svg] of drawings) {
    writeFileSync(join(folder, `${name}.svg`), `${svg}\n`);
  }
  console.log(`${all.size} diagrams, ${drawings.size} drawn, ${stale.length} removed`);
  return 0;
}

void main().then((code) => {
  process.exitCode = code;
});
