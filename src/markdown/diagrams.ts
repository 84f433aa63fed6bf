import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {inlineDiagram} from '../blocks/svg';

/** Drawings of mermaid fences, created by `npm run draw:diagrams` and committed with the sources. */
export const DIAGRAM_FOLDER = 'content/diagrams';

const HASH_LENGTH = 16;

/**
 * Name of a fence's drawing. It is a hash of the text, so that a changed fence has no drawing until it is drawn
 * again.
 */
export function diagramName(code: string): string {
  return createHash('sha256').update(code.trim()).digest('hex').slice(0, HASH_LENGTH);
}

export function readDiagram(root: string, code: string): string | undefined {
  const path = join(root, DIAGRAM_FOLDER, `${diagramName(code)}.svg`);
  return existsSync(path) ? inlineDiagram(readFileSync(path, 'utf8'), path) : undefined;
}
