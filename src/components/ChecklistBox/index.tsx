import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The box before a checklist item, to be ticked on paper. Assistive technology ignores it, because the item's
 * text is complete without it.
 */
export default function ChecklistBox(): ReactNode {
  return <span className={styles.box} aria-hidden="true" />;
}
