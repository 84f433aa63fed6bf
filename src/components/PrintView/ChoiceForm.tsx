import React, {type ReactNode} from 'react';
import type {PrintChoices} from '@site/src/data/print';
import styles from './late.module.css';

interface Props {
  readonly choices: PrintChoices;
  readonly isReady: boolean;
  readonly onChoose: (choices: PrintChoices) => void;
  readonly onPrint: () => void;
}

/** The options for the printed document. */
export default function ChoiceForm({choices, isReady, onChoose, onPrint}: Props): ReactNode {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) {
          onPrint();
        }
      }}
    >
      <Choice
        label="Solutions and answers at the end"
        isOn={choices.answers}
        onChange={(answers) => onChoose({...choices, answers})}
      />
      <Choice
        label="Going further"
        isOn={choices.further}
        onChange={(further) => onChoose({...choices, further})}
      />
      {/* Not disabled until it is ready, because a disabled button loses the focus. */}
      <button type="submit" className={styles.button} aria-disabled={!isReady}>
        Print
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({label, isOn, onChange}: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} onChange={({target}) => onChange(target.checked)} />
      {label}
    </label>
  );
}
