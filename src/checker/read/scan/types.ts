import type {Span, TagAttribute} from '../../../text/span';

export interface FrontMatterBlock extends Span {
  /** Between the two rows of hyphens. */
  readonly yaml: Span;
  readonly closed: boolean;
}

export interface Fence extends Span {
  readonly marker: string;
  /** Everything after the marker of the opening line. */
  readonly info: string;
  readonly infoStart: number;
  readonly body: Span;
  /** How it ends: by its own closing line, or too late, or by text that is not indented as the list is. */
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

/** A place where the text is not what MDX can read. */
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
  /** The name of the tag, the address, the text between the braces: what the message quotes. */
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

/** Lines that belong together: no blank line, fence or container line between them. */
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
  /** The text with every fault blanked, at the same length, so that the parser can read it. */
  readonly readable: string;
}
