import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The box before an item of a checklist: for the pen on paper; the item’s text says all. */
export default function ChecklistBox(): ReactNode {
  return <span className={styles.box} aria-hidden="true" />;
}
