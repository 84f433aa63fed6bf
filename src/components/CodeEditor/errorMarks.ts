import {type Extension, RangeSet, StateEffect, StateField} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  gutterLineClass,
  GutterMarker,
} from '@codemirror/view';
import type {LineError} from '@site/src/lib/code/lineErrors';

const setErrors = StateEffect.define<readonly LineError[]>();

class ErrorMarker extends GutterMarker {
  override elementClass = 'cm-errorLineGutter';
}

const marker = new ErrorMarker();

/** A marked line, whose message appears when readers point at it. */
const lineMark = ({message}: LineError) =>
  Decoration.line({class: 'cm-errorLine', attributes: {title: message}, message});

/** The lines that the last run complained about, until the reader edits them. */
const errorLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, {changes, effects, startState, state, docChanged}) {
    const untouched = docChanged
      ? marks.update({
          filter: (from) => !changes.touchesRange(from, startState.doc.lineAt(from).to),
        })
      : marks;
    return effects.reduce(
      (now, effect) =>
        effect.is(setErrors)
          ? Decoration.set(
              effect.value
                .filter(({line}) => line <= state.doc.lines)
                .map((error) => lineMark(error).range(state.doc.line(error.line).from)),
              true,
            )
          : now,
      untouched.map(changes),
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Marks lines in the code and beside their numbers, and adds the messages to the field's description. */
export const errorMarks: Extension = [
  errorLines,
  gutterLineClass.compute([errorLines], (state) => {
    const places: number[] = [];
    state.field(errorLines).between(0, state.doc.length, (from) => void places.push(from));
    return RangeSet.of(places.map((place) => marker.range(place)));
  }),
  EditorView.contentAttributes.compute([errorLines], (state): Readonly<Record<string, string>> => {
    const texts: string[] = [];
    state.field(errorLines).between(0, state.doc.length, (from, _to, {spec}) => {
      texts.push(`Error in line ${state.doc.lineAt(from).number}: ${spec.message as string}`);
    });
    return texts.length > 0 ? {'aria-description': texts.join(' ')} : {};
  }),
];

/** Shows the errors of a run. They have to refer to the current text, or they would mark the wrong lines. */
export function showErrors(view: EditorView, errors: readonly LineError[]): void {
  view.dispatch({effects: setErrors.of(errors)});
}
