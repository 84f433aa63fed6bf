import {build} from 'esbuild';
import {launchChromium} from './chromium';
import {normalizeDrawing} from './normalizeDrawing';

/** Placeholder colours for tokens of src/css/tokens.css, until the drawing is normalised. */
const INKS = {
  '#010101': 'var(--fig-ink)',
  '#020202': 'var(--fig-muted)',
  '#fdfdfd': 'var(--fig-surface)',
  '#030304': 'var(--fig-accent)',
  '#fcfcfb': 'var(--fig-accent-soft)',
  '#050403': 'var(--fig-accent-2)',
  '#fafbfc': 'var(--fig-accent-2-soft)',
} as const;

const [INK, MUTED, SURFACE, ACCENT, ACCENT_SOFT, ACCENT_2, ACCENT_2_SOFT] = Object.keys(INKS);

const THEME_VARIABLES = {
  background: SURFACE,
  mainBkg: ACCENT_SOFT,
  nodeBorder: ACCENT,
  primaryColor: ACCENT_SOFT,
  primaryTextColor: INK,
  primaryBorderColor: ACCENT,
  secondaryColor: ACCENT_2_SOFT,
  secondaryTextColor: INK,
  secondaryBorderColor: ACCENT_2,
  tertiaryColor: SURFACE,
  tertiaryTextColor: INK,
  tertiaryBorderColor: MUTED,
  lineColor: MUTED,
  textColor: INK,
  titleColor: INK,
  edgeLabelBackground: SURFACE,
  clusterBkg: SURFACE,
  clusterBorder: MUTED,
  noteBkgColor: ACCENT_2_SOFT,
  noteTextColor: INK,
  noteBorderColor: ACCENT_2,
  actorBkg: ACCENT_SOFT,
  actorBorder: ACCENT,
  actorTextColor: INK,
  actorLineColor: MUTED,
  signalColor: MUTED,
  signalTextColor: INK,
  labelBoxBkgColor: SURFACE,
  labelBoxBorderColor: MUTED,
  labelTextColor: INK,
  loopTextColor: INK,
  activationBkgColor: ACCENT_2_SOFT,
  activationBorderColor: ACCENT_2,
  transitionColor: MUTED,
  transitionLabelColor: INK,
  stateLabelColor: INK,
  stateBkg: ACCENT_SOFT,
  specialStateColor: INK,
  compositeBackground: SURFACE,
  attributeBackgroundColorOdd: SURFACE,
  attributeBackgroundColorEven: SURFACE,
  rowOdd: SURFACE,
  rowEven: SURFACE,
  commitLabelColor: INK,
  commitLabelBackground: SURFACE,
  tagLabelColor: INK,
  tagLabelBackground: ACCENT_2_SOFT,
  tagLabelBorder: ACCENT_2,
  git0: ACCENT,
  git1: ACCENT_2,
  git2: MUTED,
  gitBranchLabel0: SURFACE,
  gitBranchLabel1: SURFACE,
  gitBranchLabel2: SURFACE,
};

const FONT = 'system-ui, sans-serif';
const FONT_SIZE_PX = 16;

/** Draws diagrams in a browser as plain SVG in the page's own colours; code and drawings are listed by name. */
export async function drawDiagrams(
  diagrams: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    // tsx wraps inner functions in a helper that does not exist in the page.
    await page.addInitScript('globalThis.__name ??= (value) => value');
    await page.goto('about:blank');
    await page.addScriptTag({content: await bundleMermaid()});
    const drawings = new Map<string, string>();
    for (const [name, code] of diagrams) {
      const config = {
        startOnLoad: false,
        securityLevel: 'strict',
        theme: 'base',
        htmlLabels: false,
        flowchart: {htmlLabels: false, useMaxWidth: false},
        fontFamily: FONT,
        fontSize: FONT_SIZE_PX,
        themeVariables: {...THEME_VARIABLES, fontFamily: FONT, fontSize: `${FONT_SIZE_PX}px`},
      };
      const svg = await page.evaluate(normalizeDrawing, {id: `d${name}`, code, config, inks: INKS});
      drawings.set(name, svg);
    }
    return drawings;
  } finally {
    await browser.close();
  }
}

async function bundleMermaid(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: "import mermaid from 'mermaid';\nwindow.mermaid = mermaid;",
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}
