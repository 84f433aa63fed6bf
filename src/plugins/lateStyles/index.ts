import type {Plugin} from '@docusaurus/types';
import {transformSync} from 'esbuild';

/**
 * Style sheets of components that are never in the page that the server sends. All others are joined into one
 * sheet, which every page contains.
 */
export const LATE_SHEETS = /(?:[\\/]late(?:\.module)?|[\\/]medium-zoom[\\/]dist[\\/]style)\.css$/;

interface Rule {
  readonly exclude?: unknown;
  readonly include?: unknown;
  readonly use?: unknown;
}

interface Loader {
  readonly loader?: string;
}

const ADOPTED = {
  loader: require.resolve('./adopted.cjs'),
  options: {minify: (css: string) => transformSync(css, {loader: 'css', minify: true}).code.trim()},
};

/** Loads late style sheets together with the script that uses them. */
export default function lateStylesPlugin(): Plugin {
  return {
    name: 'late-styles',
    configureWebpack: ({module}, isServer) =>
      isServer
        ? {}
        : {
            mergeStrategy: {'module.rules': 'replace'},
            module: {rules: withLateSheets((module?.rules ?? []) as readonly Rule[]) as never},
          },
  };
}

/**
 * The bundler's rules, with an additional one for late sheets after each rule for style sheets.
 *
 * @throws Error when Docusaurus loads style sheets in another way
 */
export function withLateSheets(rules: readonly Rule[]): readonly Rule[] {
  if (!rules.some(isForSheets)) {
    throw new Error(
      'Docusaurus no longer processes style sheets with an extracting loader followed by css-loader. Compare src/plugins/lateStyles with what it does now.',
    );
  }
  return rules.flatMap((rule) =>
    isForSheets(rule)
      ? [
          {...rule, exclude: [rule.exclude, LATE_SHEETS].flat().filter(Boolean)},
          {
            ...rule,
            include: LATE_SHEETS,
            // A package may declare that it has no side effects, and its sheets would then be removed.
            sideEffects: true,
            use: [ADOPTED, ...loadersOf(rule).slice(1)],
          },
        ]
      : [rule],
  );
}

function isForSheets(rule: Rule): boolean {
  return loadersOf(rule)[1]?.loader?.includes('css-loader') === true;
}

function loadersOf({use}: Rule): readonly Loader[] {
  return Array.isArray(use) ? (use as readonly Loader[]) : [];
}
