import type {Root} from 'mdast';
import type {Parser, Pluggable, Processor} from 'unified';
import type {VFile} from 'vfile';

const ADVICE =
  'This page cannot be shown until a mistake in it is fixed. The bar at the bottom of the window says where the mistake is and what to write instead.';

type Transform = (tree: Root, file: VFile) => void | Promise<void>;
type Step = (this: Processor, options: unknown) => Transform;

/**
 * Wraps the steps for the development server: a page that cannot be parsed, or that a step rejects, is replaced
 * by one that shows the error. A page that does not compile would block all later changes, and the list of
 * mistakes, from reaching the browser.
 */
export function forgiving(steps: readonly Pluggable[]): Pluggable[] {
  return [forgivingParser, ...steps.map(forgivingStep)];
}

function forgivingParser(this: Processor): void {
  const parse = this.parser as Parser<Root>;
  this.parser = (text, file) => {
    try {
      return parse(text, file);
    } catch (error) {
      return {type: 'root', children: stub(error, file)};
    }
  };
}

function forgivingStep(pluggable: Pluggable): Pluggable {
  const [step, options] = (Array.isArray(pluggable) ? pluggable : [pluggable]) as [Step, unknown];
  const attach = function (this: Processor, given: unknown): Transform {
    const transform = step.call(this, given);
    return async (tree, file) => {
      try {
        await transform(tree, file);
      } catch (error) {
        tree.children = stub(error, file);
      }
    };
  };
  return options === undefined ? attach : [attach, options];
}

function stub(error: unknown, file: VFile): Root['children'] {
  const reason = error instanceof Error ? error.message : String(error);
  console.warn(`${file.path}: ${reason}`);
  return [
    {type: 'paragraph', children: [{type: 'text', value: ADVICE}]},
    {type: 'paragraph', children: [{type: 'inlineCode', value: reason}]},
  ];
}
