import type {Span, TagAttribute} from '../../../text/span';

export interface FrontMatterBlock extends Span {
  /** Between the two rows of hyphens. */
  readonly yaml: Span;
  readonly closed: boolean;
}

export interface Fence extends Span {
  readonly marker: string;
  /** Everything after the opening marker. */
  readonly info: string;
  readonly infoStart: number;
  readonly body: Span;
  /** `closed`: by its own closing line; `open`: it has none; `dedent`: by text with less indent than its list. */
  readonly ending: 'closed' | 'open' | 'dedent';
}

export interface Tag extends Span {
  /** Empty for a fragment, `<>`. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'self';
  readonly attributes: readonly TagAttribute[];
}

/** `{…}` in the text, comments included. */
export interface Brace extends Span {
  /** The text between the braces. */
  readonly text: string;
}

/** A place that MDX cannot read as it is. */
export interface Fault extends Span {
  readonly kind:
    | 'html-comment'
    | 'declaration'
    | 'autolink'
    | 'less-than'
    | 'void-tag'
    | 'unclosed-tag'
    | 'stray-close'
    | 'curly-quote'
    | 'bad-attribute'
    | 'expression'
    | 'open-brace'
    | 'import-prose'
    | 'indented-code'
    | 'merge-marker'
    | 'raw-tag'
    | 'vuepress';
  /** What the message quotes: the name of the tag, the address, or the text between the braces. */
  readonly text: string;
}

/** A line of three or more colons. */
export interface ContainerLine extends Span {
  readonly colons: number;
  /** Empty on a closing line. */
  readonly name: string;
  /** The text between the colons and the name. */
  readonly gap: string;
  /** What follows the name. */
  readonly rest: string;
}

export interface Container {
  readonly opening: ContainerLine;
  readonly closing: ContainerLine | undefined;
  readonly parent: Container | undefined;
}

/** Lines with no blank line, fence or container line between them. */
export interface Paragraph extends Span {
  readonly indent: number;
}

export interface Scan {
  readonly frontMatter: FrontMatterBlock | undefined;
  /** Front matter that does not start on the first line. */
  readonly lateFrontMatter: Span | undefined;
  readonly fences: readonly Fence[];
  readonly containers: readonly Container[];
  /** Closing lines with nothing to close. */
  readonly strayClosings: readonly ContainerLine[];
  readonly paragraphs: readonly Paragraph[];
  readonly tags: readonly Tag[];
  readonly braces: readonly Brace[];
  readonly statements: readonly Span[];
  readonly faults: readonly Fault[];
  /** The text with every fault blanked out, at the same length, so that the parser can read it. */
  readonly readable: string;
}
