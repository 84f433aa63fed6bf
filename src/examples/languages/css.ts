import {type Atrule, type CssNode, type Declaration, type List, fork, parse, walk} from 'css-tree';
import type {Executor, Finding} from '../types';
import {withAmpersands} from './cssNesting';
import {newerSyntax} from './cssSyntax';

const {lexer} = fork(newerSyntax);

/** The mistakes in a style sheet; lines count from 1. */
export function checkCss(css: string): readonly Finding[] {
  const findings: Finding[] = [];
  const tree = parse(withAmpersands(css), {
    positions: true,
    onParseError: ({message, line}) => findings.push({line, message}),
  });
  walk(tree, {
    enter(this: {atrule: Atrule | null; rule: CssNode | null}, node: CssNode) {
      if (node.type === 'Declaration') {
        findings.push(...checkDeclaration(node, this.rule ? null : this.atrule));
      } else if (node.type === 'Atrule') {
        findings.push(...checkAtrule(node));
      } else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        findings.push(...checkPseudo(node));
      }
    },
  });
  findings.push(...checkCharacters(css));
  return findings.sort((a, b) => a.line - b.line);
}

function checkDeclaration(node: Declaration, descriptorOf: Atrule | null): readonly Finding[] {
  if (node.property.startsWith('--') || containsVariable(node)) {
    return [];
  }
  const line = node.loc!.start.line;
  // @page accepts ordinary properties in addition to its own descriptors.
  const isDescriptor = descriptorOf && descriptorOf.name !== 'page';
  if (isDescriptor && lexer.getAtrule(descriptorOf.name)?.descriptors) {
    const {error} = lexer.matchAtruleDescriptor(descriptorOf.name, node.property, node.value);
    return error ? [{line, message: explain(error, node.property)}] : [];
  }
  const {error} = lexer.matchDeclaration(node);
  return error ? [{line, message: explain(error, node.property)}] : [];
}

function explain(error: Error & {syntax?: string; css?: string}, property: string): string {
  return error.message.startsWith('Mismatch') && error.css
    ? `Mismatch: “${property}” cannot be “${error.css}”`
    : error.message.split('\n')[0]!;
}

/** `var()`, `env()` and `attr()` are replaced before a value is used, so the value is unknown here. */
function containsVariable(node: Declaration): boolean {
  let found = false;
  walk(node.value, (part) => {
    found ||= part.type === 'Function' && /^(?:var|env|attr|if)$/i.test(part.name);
  });
  return found;
}

function checkAtrule({name, prelude, loc}: Atrule): readonly Finding[] {
  const line = loc!.start.line;
  const unknown = lexer.checkAtruleName(name);
  if (unknown) {
    return [{line, message: unknown.message}];
  }
  const error = prelude && lexer.matchAtrulePrelude(name, prelude).error;
  return error ? [{line, message: `@${name}: ${error.message.split('\n')[0]}`}] : [];
}

function checkPseudo(
  node: CssNode & {name: string; children: List<CssNode> | null},
): readonly Finding[] {
  const known = node.type === 'PseudoClassSelector' ? PSEUDO_CLASSES : PSEUDO_ELEMENTS;
  const name = node.name.toLowerCase();
  const legacy = node.type === 'PseudoClassSelector' && LEGACY_PSEUDO_ELEMENTS.has(name);
  if (known.has(name) || legacy || name.startsWith('-')) {
    return [];
  }
  const colons = node.type === 'PseudoClassSelector' ? ':' : '::';
  return [{line: node.loc!.start.line, message: `Unknown pseudo selector ${colons}${node.name}`}];
}

/** Pasted text contains typographic characters that css-tree takes for identifiers. */
function checkCharacters(css: string): readonly Finding[] {
  const code = css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, (text) =>
    text.replace(/[^\n]/g, ' '),
  );
  return code.split('\n').flatMap((text, index) => {
    const mark = /[“”‘’—–]/.exec(text);
    return mark
      ? [
          {
            line: index + 1,
            message: `“${mark[0]}” is a typographic character, which CSS does not allow here`,
          },
        ]
      : [];
  });
}

const PSEUDO_CLASSES = new Set(
  `active active-view-transition active-view-transition-type any-link autofill blank buffering
  checked closed current default defined dir disabled empty enabled first first-child first-of-type
  focus focus-visible focus-within fullscreen future has has-slotted heading host host-context hover
  in-range indeterminate interest-source interest-target invalid is lang last-child last-of-type left
  link local-link matches modal muted not nth-child nth-col nth-last-child nth-last-col
  nth-last-of-type nth-of-type only-child only-of-type open optional out-of-range past paused
  picture-in-picture placeholder-shown playing popover-open read-only read-write required right root
  scope seeking stalled state target target-after target-before target-current target-within
  user-invalid user-valid valid visited volume-locked where xr-overlay`.split(/\s+/),
);

const LEGACY_PSEUDO_ELEMENTS = new Set(['before', 'after', 'first-line', 'first-letter']);

const PSEUDO_ELEMENTS = new Set(
  `after backdrop before checkmark column cue details-content file-selector-button first-letter
  first-line grammar-error highlight marker part picker picker-icon placeholder scroll-button
  scroll-marker scroll-marker-group search-text selection slotted spelling-error target-text
  view-transition view-transition-group view-transition-image-pair view-transition-new
  view-transition-old`.split(/\s+/),
);

export const execute: Executor = async ({files, mode}) => ({
  findings: files
    .filter(({lang, inherited}) => lang === 'css' && !inherited)
    .flatMap(({text, line}) =>
      (mode === 'fragment' ? checkSyntax(text) : checkCss(text)).map((finding) => ({
        ...finding,
        line: finding.line + line - 1,
      })),
    ),
});

/** Accepts declarations alone, so that a lesson can show one without its rule. */
function checkSyntax(css: string): readonly Finding[] {
  const findings: Finding[] = [];
  const attempts = ['stylesheet', 'declarationList'] as const;
  for (const context of attempts) {
    const errors: Finding[] = [];
    parse(context === 'stylesheet' ? withAmpersands(css) : css, {
      context,
      onParseError: ({message, line}) => errors.push({line, message}),
    });
    if (errors.length === 0) {
      return [];
    }
    findings.push(...errors);
  }
  return findings.slice(0, 1);
}
