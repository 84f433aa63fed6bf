import {checkCss} from '../../../../src/examples/languages/css';

const messages = (css: string) => checkCss(css).map(({line, message}) => `${line}: ${message}`);

it.each([
  ['nesting with &', '.card { color: red; &:hover { color: blue; } }'],
  [
    'nesting without &',
    '.card { color: red; h2 { margin: 0; } > img { inline-size: 100%; } a:hover, b { color: blue; } }',
  ],
  [
    'a condition inside a rule',
    '.card { @media (width >= 40rem) { padding: 1rem; h2 { margin: 0; } } }',
  ],
  [
    'layers',
    '@layer reset, base; @layer base { body { margin: 0; } } @import url("a.css") layer(base);',
  ],
  [
    'containers',
    '.a { container: card / inline-size; } @container card (width > 30rem) { .b { display: flex; } }',
  ],
  [
    'registered properties',
    "@property --angle { syntax: '<angle>'; inherits: false; initial-value: 0deg; }",
  ],
  [
    'custom properties',
    ':root { --gap: 1rem; --shape: {a: b}; } a { gap: var(--gap); color: oklch(from var(--ink) l c h); }',
  ],
  ['light-dark()', 'a { color-scheme: light dark; color: light-dark(#111, #eee); }'],
  [
    'oklch() and color-mix()',
    'a { color: oklch(60% 0.2 30 / 50%); background: color-mix(in oklch, red 20%, blue); }',
  ],
  [
    'relative colours',
    'a { color: rgb(from red r g b / 50%); background: oklch(from red calc(l + 0.1) c h); }',
  ],
  [
    'clamp() and round()',
    'a { font-size: clamp(1rem, 0.5rem + 2cqi, 3rem); width: round(10px, 3px); }',
  ],
  [
    'subgrid',
    'a { display: grid; grid-template-columns: subgrid; grid-template: "a b" auto / 1fr 2fr; }',
  ],
  [':has()', 'a:has(> img, + b):not(.c) { color: red; }'],
  [
    'logical properties',
    'a { margin-block: 1rem; padding-inline: 1rem 2rem; inset: 0; border-start-start-radius: 4px; }',
  ],
  [
    'view transitions',
    '@view-transition { navigation: auto; } ::view-transition-old(root) { animation: none; }',
  ],
  [
    'starting styles and scopes',
    '@starting-style { a { opacity: 0; } } @scope (.a) to (.b) { img { border: 1px solid; } }',
  ],
  [
    'scroll-driven animations',
    'a { animation: spin 2s linear infinite; animation-timeline: view(); animation-range: entry 0% cover 30%; }',
  ],
  [
    'fonts',
    "@font-face { font-family: 'X'; src: url(x.woff2) format('woff2'); font-weight: 100 900; font-display: swap; }",
  ],
  ['paged media', '@page { margin: 1cm; } @media print { h2 { break-after: avoid; } }'],
  ['shapes', 'a { shape-outside: circle(50%); clip-path: polygon(0 0, 100% 0, 50% 100%); }'],
])('takes %s for valid', (_, css) => {
  expect(messages(css)).toEqual([]);
});

it.each([
  ['an unknown property', 'a {\n  colour: red;\n}', '2: Unknown property `colour`'],
  ['an unknown value', 'a { color: rde; }', '1: Mismatch: “color” cannot be “rde”'],
  ['a space in a length', 'a { margin: 10 px; }', '1: Mismatch: “margin” cannot be “10 px”'],
  [
    'a missing semicolon',
    'a {\n  color: red\n  margin: 0;\n}',
    '2: Mismatch: “color” cannot be “red\n  margin: 0”',
  ],
  ['an unknown pseudo-class', 'a:hovr { color: red; }', '1: Unknown pseudo selector :hovr'],
  [
    'a curly quotation mark',
    'a::before { content: “x”; }',
    '1: ““” is a typographic character, which CSS does not allow here',
  ],
  [
    'a mistake in a nested rule',
    'a {\n  b {\n    colr: red;\n  }\n}',
    '3: Unknown property `colr`',
  ],
  ['an unknown at-rule', '@medai print { a { color: red; } }', '1: Unknown at-rule `@medai`'],
  ['a missing bracket', 'a { color: red; }}', '1: Selector is expected'],
])('finds %s', (_, css, expected) => {
  expect(messages(css)).toContain(expected);
});
