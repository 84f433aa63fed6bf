import {Parser} from 'htmlparser2';

export interface BuiltElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Offset of the tag in the file. */
  readonly at: number;
  /** Names of the elements around it, outermost first. */
  readonly around: readonly string[];
  /** Text inside, with the text alternatives of pictures and labels; filled while the page is read. */
  readonly text: string;
}

/** A page of the build, read once. */
export interface BuiltPage {
  /** Path from the build folder. */
  readonly path: string;
  readonly html: string;
  readonly elements: readonly BuiltElement[];
  /** Every `id`, with the offsets at which it is used. */
  readonly ids: ReadonlyMap<string, readonly number[]>;
  /** Runs of text in the main part, without code. */
  readonly texts: readonly {readonly text: string; readonly at: number}[];
  /** Whether the page only redirects to another address. */
  readonly isRedirect: boolean;
}

/** Elements whose text the page does not show. */
const SILENT = new Set(['script', 'style', 'template']);
const CODE = new Set(['code', 'pre', 'kbd', 'samp', 'textarea', 'svg']);

interface Open {
  name: string;
  attributes: Record<string, string>;
  at: number;
  around: readonly string[];
  text: string;
}

export function readPage(path: string, html: string): BuiltPage {
  const elements: Open[] = [];
  const open: Open[] = [];
  const ids = new Map<string, number[]>();
  const texts: {text: string; at: number}[] = [];
  const addText = (text: string): void => {
    open.forEach((element) => {
      element.text += text;
    });
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const around = open.map((element) => element.name);
      const element: Open = {name, attributes, at: parser.startIndex, around, text: ''};
      elements.push(element);
      const {id} = attributes;
      if (id !== undefined) {
        ids.set(id, [...(ids.get(id) ?? []), element.at]);
      }
      if (attributes['aria-hidden'] !== 'true') {
        addText(attributes['aria-label'] ?? attributes.alt ?? '');
      }
      open.push(element);
      element.text = attributes['aria-label'] ?? attributes.alt ?? attributes.title ?? '';
    },
    ontext(text) {
      const names = open.map(({name}) => name);
      if (names.some((name) => SILENT.has(name))) {
        return;
      }
      addText(text);
      if (names.includes('main') && !names.some((name) => CODE.has(name))) {
        texts.push({text, at: parser.startIndex});
      }
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.write(html);
  parser.end();
  const isRedirect = elements.some(
    ({name, attributes}) =>
      name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh',
  );
  return {path, html, elements, ids, texts, isRedirect};
}
