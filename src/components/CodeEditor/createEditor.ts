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
  /** Name of the field for assistive technology. */
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

export interface Editor {
  focus(): void;
  setText(text: string): void;
  destroy(): void;
}

/** Another version is shown: the reader has not typed it, so it must not become theirs. */
const fromOutside = Annotation.define<boolean>();

/**
 * An editor inside a shadow root: there its sheets are objects and not elements, which the policy
 * `style-src 'self'` would refuse. Tab is not bound, so it leaves the editor as it leaves any field.
 */
export async function createEditor(host: HTMLElement, options: EditorOptions): Promise<Editor> {
  const {text, lang, label, onChange, onRun} = options;
  const language = await loadLanguage(lang);
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  root.replaceChildren();
  // From outside a key in here seems to be pressed on the host, which is no field: hot keys would fire.
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
        lineNumbers(),
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
