import React, {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Button from '@site/src/components/Button';
import Dialog from '@site/src/components/Dialog';
import Icon from '@site/src/components/Icon';
import {MY_PORTAL, MY_PORTAL_TITLE} from '@site/src/data/readerTexts';
import {useReader} from '@site/src/hooks/useReader';
import {reader} from '@site/src/lib/readersData/reader';
import {entryAt, NOTE_LIMIT} from '@site/src/lib/readersData/schema';
import {useNote, type NotePlace} from './useNote';
import styles from './late.module.css';

export interface Props extends NotePlace {
  readonly onClosed: () => void;
}

/** The bookmark and the note of a place. The note is saved as the reader types. */
export default function PlaceDialog({onClosed, ...where}: Props): ReactNode {
  const {place, title, heading} = where;
  const id = useId();
  const isMarked = useReader((data) => entryAt(data, 'bookmarks', place) !== undefined);
  const {text, status, setText} = useNote(where);
  const toggle = (): void =>
    reader.put('bookmarks', place, isMarked ? {gone: true} : {title, heading});
  return (
    <Dialog title={heading ?? title} onClosed={onClosed}>
      <Button className={styles.bookmark} aria-pressed={isMarked} onClick={toggle}>
        <Icon name="bookmark" /> Bookmark
      </Button>
      <label className={styles.label} htmlFor={id}>
        Note
      </label>
      <textarea
        id={id}
        className={styles.note}
        rows={7}
        maxLength={NOTE_LIMIT}
        value={text}
        onChange={({target}) => setText(target.value)}
      />
      <p className={styles.foot}>
        <span role="status">{status}</span>
        <Link to={MY_PORTAL}>All in {MY_PORTAL_TITLE}</Link>
      </p>
    </Dialog>
  );
}
