import {TRACE_LINES} from '../data/traceLimits';
import {needsPage} from '../lib/code/needsPage';
import type {Block, Collector, ExampleBlock} from './types';

/** Reports blocks that cannot be shown step by step, as far as their code shows it. */
export function reportTraces(blocks: readonly Block[], {report}: Collector): void {
  for (const block of blocks) {
    const fault = block.kind === 'example' && block.trace ? faultOf(block) : undefined;
    if (block.kind === 'example' && fault) {
      report(block.files.find(({inherited}) => !inherited)!.node, fault.message, fault.remedy);
    }
  }
}

function faultOf({files, runner}: ExampleBlock) {
  const {text} = files[0]!;
  const lines = text.split('\n').length;
  if (files.length > 1 || runner !== 'js') {
    return {
      message: '“trace” is on a block with other files',
      remedy: 'show step by step only a script that needs no other file, or remove `trace`',
    };
  }
  if (needsPage(text)) {
    return {
      message: '“trace” is on a script that uses the page, such as `document` or `prompt`',
      remedy: 'show step by step only a script that prints to the console, or remove `trace`',
    };
  }
  if (lines > TRACE_LINES) {
    return {
      message: `“trace” is on a script of ${lines} lines; at most ${TRACE_LINES} can be shown step by step`,
      remedy: 'show a shorter script, or remove `trace`',
    };
  }
  return undefined;
}
