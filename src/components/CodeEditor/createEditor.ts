import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {bracketMatching, indentOnInput, indentUnit} from '@codemirror/language';
import {Annotation, EditorState} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {loadLanguage} from './languages';
import {lookOf} from './look';

export interface EditorOptions {
  readonly text: string;
  readonly lang: string;
  /** Accessible name of the field. */
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

export interface Editor {
  focus(): void;
  setText(text: string): void;
  destroy(): void;
}

/** Marks a change of version that the reader did not type, so that it is not saved as theirs. */
const fromOutside = Annotation.define<boolean>();

/**
 * Creates an editor inside a shadow root. There its styles are constructed style sheets instead of `<style>`
 * elements, which the policy `style-src 'self'` would block. Tab is not bound, so it moves focus out of the
 * editor as it does from any other field.
 */
export async function createEditor(host: HTMLElement, options: EditorOptions): Promise<Editor> {
  const {text, lang, label, onChange, onRun} = options;
  const language = await loadLanguage(lang);
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  root.replaceChildren();
  // From outside the shadow root, a key pressed in the editor seems to be pressed on the host, which is not a
  // text field, so hot keys would fire.
  const keepKeys = (event: Event) => event.stopPropagation();
  root.addEventListener('keydown', keepKeys);
  const run = () => {
    onRun();
    return true;
  };
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of([
          {key: 'Mod-Enter', run, preventDefault: true},
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        history(),
        // A transcript has commands and answers, not lines of code.
        lang === 'console' ? [] : lineNumbers(),
        drawSelection(),
        highlightActiveLine(),
        indentOnInput(),
        bracketMatching(),
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
  return {
    focus: () => view.focus(),
    setText(next) {
      if (next !== view.state.doc.toString()) {
        view.dispatch({
          changes: {from: 0, to: view.state.doc.length, insert: next},
          annotations: fromOutside.of(true),
        });
      }
    },
    destroy() {
      root.removeEventListener('keydown', keepKeys);
      view.destroy();
    },
  };
}
