import {
  defaultKeymap,
  history,
  historyField,
  historyKeymap,
  isolateHistory,
} from '@codemirror/commands';
import {bracketMatching, indentOnInput, indentUnit} from '@codemirror/language';
import {Annotation, EditorState, type EditorStateConfig} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type {FileErrors} from '@site/src/lib/code/lineErrors';
import {errorMarks, showErrors} from './errorMarks';
import {loadLanguage} from './languages';
import {lookOf} from './look';

export interface EditorOptions {
  readonly text: string;
  readonly lang: string;
  /** Accessible name of the field. */
  readonly label: string;
  /** What `keep` returned for an earlier editor of the same file, so that its changes can be undone. */
  readonly kept?: KeptEditor;
  /** Initial position of the cursor, in characters. */
  readonly caret?: number;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

/** An editor's text, cursor and history, as JSON. */
export type KeptEditor = Readonly<Record<string, unknown>>;

export interface Editor {
  focus(): void;
  /** Replaces the text; the reader can undo it. */
  setText(text: string): void;
  /** Marks the lines of these errors, if they refer to the current text, and removes all other marks. */
  setErrors(found: FileErrors | undefined): void;
  keep(): KeptEditor;
  destroy(): void;
}

/** Marks a change of version that the reader did not type, so that it is not saved as theirs. */
const fromOutside = Annotation.define<boolean>();

const KEPT = {history: historyField};

function createState(
  text: string,
  kept: KeptEditor | undefined,
  config: EditorStateConfig,
): EditorState {
  return kept
    ? EditorState.fromJSON(kept, config, KEPT)
    : EditorState.create({...config, doc: text});
}

/**
 * Creates an editor inside a shadow root. There its styles are constructed style sheets instead of `<style>`
 * elements, which the policy `style-src 'self'` would block. Tab is not bound, so it moves focus out of the
 * editor as it does from any other field.
 */
export async function createEditor(host: HTMLElement, options: EditorOptions): Promise<Editor> {
  const {text, lang, label, kept, caret, onChange, onRun} = options;
  const language = await loadLanguage(lang);
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  root.replaceChildren();
  // From outside the shadow root, a key pressed in the editor seems to be pressed on the host. The host is not
  // a text field, so hot keys would fire.
  const keepKeys = (event: Event) => event.stopPropagation();
  root.addEventListener('keydown', keepKeys);
  const run = () => {
    onRun();
    return true;
  };
  const view = new EditorView({
    root,
    parent: root,
    state: createState(text, kept, {
      extensions: [
        keymap.of([
          {key: 'Mod-Enter', run, preventDefault: true},
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        history(),
        // A transcript contains commands and their output, not numbered lines of code.
        lang === 'console' ? [] : lineNumbers(),
        drawSelection(),
        highlightActiveLine(),
        indentOnInput(),
        bracketMatching(),
        errorMarks,
        indentUnit.of('  '),
        language,
        lookOf(lang),
        EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
        EditorView.updateListener.of((update) => {
          const isTyped = !update.transactions.some((change) => change.annotation(fromOutside));
          if (update.docChanged && isTyped) {
            onChange(update.state.doc.toString());
          }
        }),
      ],
    }),
  });
  const setText = (next: string) => {
    if (next !== view.state.doc.toString()) {
      view.dispatch({
        changes: {from: 0, to: view.state.doc.length, insert: next},
        annotations: [fromOutside.of(true), isolateHistory.of('full')],
      });
    }
  };
  setText(text);
  if (caret !== undefined) {
    view.dispatch({selection: {anchor: Math.min(caret, view.state.doc.length)}});
  }
  return {
    focus: () => view.focus(),
    setText,
    setErrors: (found) =>
      showErrors(view, found?.text === view.state.doc.toString() ? found.errors : []),
    keep: () => view.state.toJSON(KEPT) as KeptEditor,
    destroy() {
      root.removeEventListener('keydown', keepKeys);
      view.destroy();
    },
  };
}
