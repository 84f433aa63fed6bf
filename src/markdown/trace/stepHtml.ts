import type {Scope, Step} from '../../sandbox/trace/types';
import type {Change} from './changes';

/** The parts that the steps of a trace show. */
export interface Parts {
  readonly variables: boolean;
  readonly calls: boolean;
  readonly waiting: boolean;
  readonly printed: boolean;
}

interface Look {
  /** The line's code. */
  readonly text: string;
  readonly parts: Parts;
  /** The variables to mark. */
  readonly changes: readonly Change[];
}

/** The HTML of one step; its styles are in src/components/StepThrough. */
export function stepHtml(step: Step, {text, parts, changes}: Look): string {
  return [
    heading(step, text),
    parts.variables && part('variables', 'Variables', variables(step.scopes, changes)),
    parts.calls && part('calls', 'Call stack', calls(step)),
    parts.waiting && part('waiting', 'Waiting', list(step.waiting, 'nothing')),
    parts.printed && part('printed', 'Output so far', printed(step.printed)),
  ]
    .filter(Boolean)
    .join('');
}

/** What happens, or the line that runs next. */
function heading({line, event}: Step, text: string): string {
  const place = line === undefined ? '' : `<b>Line ${line}</b> <code>${escape(text)}</code>`;
  const what = event ?? 'runs next';
  return `<p data-part=line>${place}<span>${escape(what)}</span></p>`;
}

function part(name: string, title: string, content: string): string {
  return `<div data-part=${name}><p>${title}</p>${content}</div>`;
}

/** Outermost first, so that variables of a new call are added at the bottom. */
function variables(scopes: readonly Scope[], changes: readonly Change[]): string {
  const groups = scopes.toReversed().map(({title, variables: all}) => {
    const rows = all.map(({name, value}) => {
      const isNew = changes.some((change) => change.scope === title && change.name === name);
      const mark = isNew ? ' data-new' : '';
      const cell = value === undefined ? '<i>no value yet</i>' : `<code>${escape(value)}</code>`;
      return `<tr${mark}><th scope=row>${escape(name)}</th><td>${cell}</td></tr>`;
    });
    const head = `<tr><th scope=rowgroup colspan=2>${escape(title)}</th></tr>`;
    return `<tbody>${head}${rows.join('')}</tbody>`;
  });
  return groups.length > 0 ? `<table>${groups.join('')}</table>` : '<p><i>none</i></p>';
}

function calls({calls: all, task}: Step): string {
  const from = task === undefined ? [] : [task];
  return list([...all.map(({name, line}) => `${name}, line ${line}`), ...from], 'empty');
}

function list(items: readonly string[], none: string): string {
  return items.length > 0
    ? `<ol>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ol>`
    : `<p><i>${none}</i></p>`;
}

function printed(text: string): string {
  return text === '' ? '<p><i>nothing yet</i></p>' : `<pre>${escape(text)}</pre>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
