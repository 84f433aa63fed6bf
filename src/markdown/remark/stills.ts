import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {buildSync} from 'esbuild';
import type {ExampleBlock} from '../../blocks/types';
import {loadSetup} from '../../blocks/setups';
import {LIBRARIES} from '../../data/libraries';
import type {PaperRun} from '../../data/print';
import {makeStill} from '../still';
import {frozenAt, STOPPED_STYLE, withMotion} from '../still/moments';

/**
 * The folder in which stills are collected, relative to the project's root, and the path at which they are
 * served.
 */
export const STILL_FOLDER = '.docusaurus/stills';
export const STILL_PATH = 'runner/still/';

/** The script that runs in the page of a timeline. */
const TIMELINE_SCRIPT = 'src/runners/frame/inside/timeline.ts';
const HASH_LENGTH = 12;

/** Writes the still of a preview, if it can have one, and returns its path on the site. */
export function stillOf(block: ExampleBlock, root: string): string | undefined {
  const files = block.preview ? stillFiles(block) : undefined;
  return files && writeStill(files, block, root);
}

/**
 * Writes what the print view has to run to get a picture of a preview without a still, and returns its path on
 * the site.
 *
 * @param previous code of the blocks that this one continues, oldest first
 */
export function paperRunOf(block: ExampleBlock, previous: readonly string[], root: string): string {
  const run: PaperRun = {
    language: block.runner!,
    files: block.files.map(({name, text}) => ({name, text})),
    previous,
    setup: block.setup,
  };
  return writeNamed('run.json', JSON.stringify(run), root);
}

/** The pages of a timeline: one that the portal's script controls, and one for each of some moments. */
export interface TimelineStills {
  readonly live: string;
  readonly moments: readonly string[];
}

/** Writes the pages of a timeline; undefined if the example needs its own script. */
export function timelineStills(
  block: ExampleBlock,
  root: string,
  moments: readonly number[],
): TimelineStills | undefined {
  const files = block.files.map(({name, text}) => ({name, text: withMotion(text)}));
  const live = writeStill(files, block, root, timelineScript(root));
  const frozen = moments.map((seconds) =>
    writeStill(
      files.map(({name, text}) => ({
        name,
        text: frozenAt(text, seconds) + (name.endsWith('.html') ? STOPPED_STYLE : ''),
      })),
      block,
      root,
    ),
  );
  return live === undefined || frozen.includes(undefined)
    ? undefined
    : {live, moments: frozen as readonly string[]};
}

let script: string | undefined;

function timelineScript(root: string): string {
  script ??= buildSync({
    entryPoints: [join(root, TIMELINE_SCRIPT)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  }).outputFiles[0]!.text.trim();
  return script;
}

function writeStill(
  files: readonly NamedText[],
  block: ExampleBlock,
  root: string,
  ownScript?: string,
): string | undefined {
  const setup = block.setup === undefined ? {} : loadSetup(root, block.setup);
  const sheetOf = (library: string): string => readSheet(root, library);
  const still = makeStill(
    files,
    setup,
    {
      asset: (asset) => nameOf(asset, setup[asset]!),
      library: (library) => nameOf(`${library}.css`, sheetOf(library)),
    },
    ownScript,
  );
  if (still === undefined) {
    return undefined;
  }
  for (const asset of still.assets) {
    writeNamed(asset, setup[asset]!, root, decode(setup[asset]!));
  }
  for (const library of still.libraries) {
    writeNamed(`${library}.css`, sheetOf(library), root);
  }
  return writeNamed('page.html', still.html, root);
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The files of a page; for a component, the markup that the lesson gives as its result, with its style sheets. */
function stillFiles({runner, files, output}: ExampleBlock): readonly NamedText[] | undefined {
  if (runner === 'html') {
    return files;
  }
  const hasOwnStyle = files.some(
    ({name, text}) => name.endsWith('.vue') && text.includes('<style'),
  );
  return output?.lang === 'html' && !hasOwnStyle
    ? [{name: 'index.html', text: output.text}, ...files.filter(({name}) => name.endsWith('.css'))]
    : undefined;
}

function nameOf(path: string, content: string): string {
  const extension = extname(path);
  const base = path.slice(0, path.length - extension.length).replaceAll('/', '-');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  return `${base}.${hash}${extension}`;
}

function readSheet(root: string, library: string): string {
  return readFileSync(join(root, LIBRARIES[library]!.style!.from), 'utf8');
}

function decode(content: string): Buffer {
  return content.startsWith('data:')
    ? Buffer.from(content.slice(content.indexOf(',') + 1), 'base64')
    : Buffer.from(content);
}

/** Writes a file once, under a name that contains a hash of its text, and returns its path on the site. */
function writeNamed(
  path: string,
  text: string,
  root: string,
  content: Buffer = Buffer.from(text),
): string {
  const name = nameOf(path, text);
  const folder = join(root, STILL_FOLDER);
  mkdirSync(folder, {recursive: true});
  if (!existsSync(join(folder, name))) {
    writeFileSync(join(folder, name), content);
  }
  return STILL_PATH + name;
}
