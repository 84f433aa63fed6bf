import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, {type Options} from 'rehype-sanitize';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {SVG_ATTRIBUTES, SVG_ELEMENTS, SVG_LEFT_OUT} from '../data/svg';
import type {Finding} from '../text/finding';
import {splitLines} from '../text/lines';
import {errorAt, formatProblem} from '../text/problems';

/** A value that loads nothing: `url(…)` may only name a part of the same drawing. */
const LOADS_NOTHING =
  /^(?:(?!(?:url|image(?:-set)?)\s*\(|expression|\\)[\s\S]|url\s*\(\s*["']?#)*$/i;
const INSIDE = /^#/;
/** Attributes that make sense in a file but not in a page, or that the page replaces. */
const REPLACED = ['role', 'width', 'height', 'xmlns', 'xmlnsXLink', 'version'];
const ELSEWHERE = 'a link or an image from elsewhere';
const ELEMENTS: Readonly<Record<string, string>> = {
  a: ELSEWHERE,
  style: 'a style element, which would affect the whole page',
};
const ATTRIBUTES: Readonly<Record<string, string>> = {
  href: ELSEWHERE,
  xLinkHref: ELSEWHERE,
  src: ELSEWHERE,
  id: 'an id, which could occur twice on a page',
};

/** For drawings by an author. Ids are refused, because the same drawing may appear twice on a page. */
const FIGURE: Options = {
  tagNames: [...SVG_ELEMENTS],
  attributes: {
    '*': [
      ...SVG_ATTRIBUTES.map((name): [string, RegExp] => [name, LOADS_NOTHING]),
      ['href', INSIDE],
      ['xLinkHref', INSIDE],
    ],
  },
  strip: [...SVG_LEFT_OUT],
  clobber: [],
  protocols: {},
};
/** For drawings by `npm run draw:diagrams`, whose ids contain the name of the diagram. */
const DIAGRAM: Options = {...FIGURE, attributes: {'*': [...FIGURE.attributes!['*']!, 'id']}};

const parser = unified().use(rehypeParse, {fragment: true, verbose: true}).freeze();
const figures = unified().use(rehypeSanitize, FIGURE).freeze();
const diagrams = unified().use(rehypeSanitize, DIAGRAM).freeze();

type Sanitiser = typeof figures;

/** Everything in a figure that is not allowed on a page, each with its place. */
export function checkFigure(source: string): readonly Finding[] {
  return read(source, figures).findings;
}

/**
 * A figure as inline markup with a text alternative; throws when it contains something that is not allowed.
 *
 * @param step of a drawing that changes: parts whose `data-step` does not include it are left out
 */
export function inlineSvg(source: string, alt: string, path: string, step?: number): string {
  const svg = readSound(source, path, figures);
  keepStep(svg, step);
  const own = Object.entries(svg.properties).filter(
    ([name]) => !REPLACED.includes(name) && !name.startsWith('aria'),
  );
  const described = {role: 'img', ariaLabel: alt, width: widthOf(svg), ...Object.fromEntries(own)};
  return write({...svg, properties: described});
}

/** Numbers of the steps at which parts of a drawing come or go; parts without `data-step` are in every step. */
export function stepsNamed(source: string): readonly number[] {
  const steps = [...source.matchAll(/\sdata-step="([^"]*)"/g)].flatMap(([, value]) =>
    value!.match(/\d+/g),
  );
  return [...new Set(steps.map(Number))].sort((a, b) => a - b);
}

function keepStep(parent: Element, step: number | undefined): void {
  parent.children = parent.children.filter((child) => {
    if (child.type !== 'element') {
      return true;
    }
    const {dataStep, ...properties} = child.properties;
    child.properties = properties;
    keepStep(child, step);
    return step === undefined || dataStep === undefined || isAtStep(String(dataStep), step);
  });
}

/** @param steps numbers and ranges, such as `1 3-4` or `2-` */
function isAtStep(steps: string, step: number): boolean {
  return [...steps.matchAll(/(\d+)(-(\d*))?/g)].some(([, from, isRange, to]) => {
    const last = isRange === undefined ? from : to || Infinity;
    return Number(from) <= step && step <= Number(last);
  });
}

/** The drawing of a mermaid fence as inline markup; throws when it contains something that is not allowed. */
export function inlineDiagram(source: string, path: string): string {
  return write(readSound(source, path, diagrams));
}

function write(svg: Element): string {
  return toHtml(svg, {
    space: 'svg',
    closeEmptyElements: true,
    tightSelfClosing: true,
    characterReferences: {useNamedReferences: true},
  });
}

function readSound(source: string, path: string, sanitiser: Sanitiser): Element {
  const {svg, findings} = read(source, sanitiser);
  const [first] = findings;
  if (first !== undefined || svg === undefined) {
    const {at = 0, message = '', remedy = ''} = first ?? {};
    const place = typeof at === 'number' ? splitLines(source).at(at) : at;
    throw new Error(formatProblem(errorAt({path, ...place}, 'figure-svg', message, remedy)));
  }
  return svg;
}

interface Drawing {
  readonly svg: Element | undefined;
  readonly findings: readonly Finding[];
}

function read(source: string, sanitiser: Sanitiser): Drawing {
  const tree = parser.parse(source);
  const findings = [...entities(source), ...refused(source, tree, sanitiser)];
  const {children} = tidy(sanitiser.runSync(tree));
  const [svg] = children;
  if (svg?.type === 'element' && svg.tagName === 'svg' && widthOf(svg) !== undefined) {
    return {svg: children.length === 1 ? svg : undefined, findings};
  }
  const message = 'the file is not an SVG drawing with a viewBox';
  return {
    svg: undefined,
    findings: [...findings, {at: 0, message, remedy: 'export it again as plain SVG'}],
  };
}

function entities(source: string): readonly Finding[] {
  const at = source.search(/<!ENTITY\b/i);
  return at < 0 ? [] : [finding(at, 'an entity')];
}

/** Each element and attribute that the sanitizer would remove. */
function refused(source: string, tree: Root, sanitiser: Sanitiser): readonly Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'element', (node) => {
    if (SVG_LEFT_OUT.includes(node.tagName)) {
      return SKIP;
    }
    const {children} = sanitiser.runSync({type: 'root', children: [{...node, children: []}]});
    const [kept] = children;
    if (kept?.type !== 'element') {
      findings.push(finding(node.position?.start.offset ?? 0, elementWords(node)));
      return undefined;
    }
    for (const name of Object.keys(node.properties).filter((key) => !(key in kept.properties))) {
      const at = placeOf(node, name);
      findings.push(finding(at, attributeWords(name, /^[^\s=/>]*/.exec(source.slice(at))![0])));
    }
    return undefined;
  });
  return findings;
}

function placeOf({position, data}: Element, name: string): number {
  const properties = data?.position?.properties;
  return properties?.[name]?.start.offset ?? position?.start.offset ?? 0;
}

function elementWords({tagName}: Element): string {
  return ELEMENTS[tagName] ?? `${/^[aeiou]/.test(tagName) ? 'an' : 'a'} ${tagName}`;
}

function attributeWords(name: string, written: string): string {
  if (/^on/i.test(name)) {
    return 'an event handler';
  }
  const isKnown = SVG_ATTRIBUTES.includes(name);
  return (
    ATTRIBUTES[name] ?? (isKnown ? `a ${written} that loads something` : `the attribute ${written}`)
  );
}

function finding(at: number, what: string): Finding {
  return {at, message: `the drawing contains ${what}`, remedy: 'remove it'};
}

/** Removes line breaks between elements, which have no meaning. */
function tidy(root: Root): Root {
  const inside = <T extends Root['children'][number]>(children: readonly T[]): T[] =>
    children.filter((node) => node.type !== 'text' || !/^[ \t]*\r?\n\s*$/.test(node.value));
  visit(root, 'element', (node) => {
    node.children = inside<ElementContent>(node.children);
  });
  return {...root, children: inside(root.children)};
}

/** The width that the viewBox gives a drawing. */
function widthOf({properties}: Element): string | undefined {
  return /^\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)/.exec(String(properties.viewBox ?? ''))?.[1];
}
