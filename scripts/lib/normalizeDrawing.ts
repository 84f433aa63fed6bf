interface Drawing {
  readonly id: string;
  readonly code: string;
  readonly config: object;
  /** Tokens, by their placeholder colours. */
  readonly inks: Readonly<Record<string, string>>;
}

interface Mermaid {
  initialize(config: object): void;
  render(id: string, code: string): Promise<{svg: string}>;
}

/**
 * Runs in the page: draws one diagram and turns its style sheet into attributes. The page of a lesson allows no
 * style elements, and its colours change with the mode.
 */
export async function normalizeDrawing({id, code, config, inks}: Drawing): Promise<string> {
  const {mermaid} = window as unknown as {mermaid: Mermaid};
  mermaid.initialize(config);
  const {svg: markup} = await mermaid.render(id, code);
  document.body.innerHTML = markup;
  const svg = document.querySelector('svg')!;
  const shapes = 'path, rect, circle, ellipse, line, polyline, polygon, text, tspan';
  const properties = [
    'fill',
    'stroke',
    'stroke-width',
    'stroke-dasharray',
    'stroke-linecap',
    'opacity',
    'fill-opacity',
    'font-size',
    'font-weight',
    'font-style',
    'text-anchor',
    'dominant-baseline',
  ];
  const initial: Record<string, string> = {
    stroke: 'none',
    'stroke-dasharray': 'none',
    'stroke-linecap': 'butt',
    opacity: '1',
    'fill-opacity': '1',
    'font-weight': '400',
    'font-style': 'normal',
    'text-anchor': 'start',
    'dominant-baseline': 'auto',
  };
  const toHex = (colour: string) => {
    const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour);
    if (!parts) {
      return colour;
    }
    if (Number(parts[4] ?? 1) === 0) {
      return 'none';
    }
    return `#${[1, 2, 3].map((part) => Number(parts[part]).toString(16).padStart(2, '0')).join('')}`;
  };
  const toToken = (colour: string) => {
    const hex = toHex(colour);
    if (inks[hex] || !hex.startsWith('#')) {
      return inks[hex] ?? hex;
    }
    // Mermaid derives a few more colours; dark greys become ink and light ones surface.
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      parseInt(hex.slice(at, at + 2), 16),
    );
    const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < 24;
    const middle = 128;
    return isGrey ? `var(--fig-${red < middle ? 'ink' : 'surface'})` : hex;
  };
  for (const element of svg.querySelectorAll<SVGElement>(shapes)) {
    const style = getComputedStyle(element);
    const isText = element.tagName === 'text' || element.tagName === 'tspan';
    for (const property of properties) {
      const isFont = property.startsWith('font') || property === 'text-anchor';
      if (isFont && !isText) {
        continue;
      }
      const value = style.getPropertyValue(property);
      const isColour = property === 'fill' || property === 'stroke';
      const written = isColour ? toToken(value) : value;
      const parent = element.parentElement;
      const isInherited =
        element.tagName === 'tspan' &&
        parent !== null &&
        getComputedStyle(parent).getPropertyValue(property) === value;
      const isSolid = property === 'stroke-dasharray' && /(?:^|, )0px$/.test(value);
      if (written === initial[property] || isInherited || isSolid) {
        element.removeAttribute(property);
      } else {
        element.setAttribute(property, written);
      }
    }
    if (style.getPropertyValue('stroke') === 'none') {
      element.removeAttribute('stroke-width');
    }
    for (const marker of ['marker-start', 'marker-end']) {
      const value = style.getPropertyValue(marker);
      const target = /#([^")]+)/.exec(value)?.[1];
      if (target) {
        element.setAttribute(marker, `url(#${target})`);
      }
    }
  }
  const used = new Set([...svg.outerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, name]) => name));
  for (const element of [...svg.querySelectorAll('*')]) {
    if (['style', 'title', 'desc', 'script'].includes(element.tagName)) {
      element.remove();
      continue;
    }
    if (element.tagName === 'marker' && !used.has(element.id)) {
      element.remove();
      continue;
    }
    for (const {name} of [...element.attributes]) {
      const isKept = name === 'id' && used.has(element.id);
      if (
        /^(?:class|style|id|role|data-.*|aria-.*|xmlns:.*|tabindex|xml:space)$/.test(name) &&
        !isKept
      ) {
        element.removeAttribute(name);
      }
    }
  }
  for (const group of [...svg.querySelectorAll('g, defs')].reverse()) {
    if (group.children.length === 0) {
      group.remove();
    }
  }
  const box = svg.querySelector('g')!.getBBox();
  const margin = 8;
  const LEAST_SCALE = 0.75;
  const [x, y] = [box.x - margin, box.y - margin].map(Math.floor);
  const [width, height] = [box.width + 2 * margin, box.height + 2 * margin].map(Math.ceil);
  for (const {name} of [...svg.attributes]) {
    svg.removeAttribute(name);
  }
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', String(width));
  // At a smaller width the text would be too small to read, so a wide drawing scrolls.
  svg.setAttribute('style', `min-width:${Math.round((width ?? 0) * LEAST_SCALE)}px`);
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.setAttribute('font-family', 'inherit');
  return svg.outerHTML.replace(/(\d+\.\d)\d+/g, '$1').replace(/>\s*\n\s*</g, '><');
}
