import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import subsetFont from 'subset-font';
import {FONT_CHARACTERS, FONT_FACES, type FontFace} from '../../data/fonts';
import {developmentMiddleware, type Middleware} from '../developmentMiddleware';
import {fontFaceRules} from './faces';

const FOLDER = 'assets/fonts';
const HASH_LENGTH = 10;

interface SubsetFace extends FontFace {
  readonly href: string;
  readonly bytes: Buffer;
}

/**
 * Publishes the portal's fonts with only the characters and weights that it uses. The rules are in each page's
 * head, so that the browser knows the fonts before it has a style sheet.
 */
export default async function fontsPlugin(): Promise<Plugin> {
  const faces = await Promise.all(FONT_FACES.map(subset));
  return {
    name: 'portal-fonts',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'style', innerHTML: fontFaceRules(faces)}],
      // In the head, they would make Chromium wait for them before it paints anything.
      preBodyTags: faces
        .filter(({isPreloaded}) => isPreloaded)
        .map(({href}) => ({
          tagName: 'link',
          attributes: {rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: ''},
        })),
    }),
    configureWebpack: (_config, isServer) =>
      process.env.NODE_ENV === 'development' && !isServer
        ? developmentMiddleware('portal-fonts', () => serve(faces))
        : undefined,
    postBuild: async ({outDir}) => {
      await mkdir(join(outDir, FOLDER), {recursive: true});
      await Promise.all(faces.map(({href, bytes}) => writeFile(join(outDir, href), bytes)));
    },
  };
}

async function subset(face: FontFace): Promise<SubsetFace> {
  const {file, name, weights} = face;
  const [min, max] = weights;
  const bytes = await subsetFont(await readFile(require.resolve(file)), FONT_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: {wght: min === max ? min : {min, max}},
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  return {...face, bytes, href: `/${FOLDER}/${name}.${hash}.woff2`};
}

function serve(faces: readonly SubsetFace[]): Middleware {
  const files = new Map(faces.map(({href, bytes}) => [href, bytes]));
  return (request, response, next) => {
    const bytes = files.get(request.url ?? '');
    if (bytes === undefined) {
      next();
      return;
    }
    response.setHeader('Content-Type', 'font/woff2');
    response.end(bytes);
  };
}
