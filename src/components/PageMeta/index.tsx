import React, {type ReactNode} from 'react';
import SmartLink from '@site/src/components/SmartLink';
import {REPOSITORY, THEME} from '@site/src/data/site';
import {longDay} from '@site/src/lib/day';
import {usePage} from '@site/src/hooks/usePage';
import {editAddress} from '@site/src/lib/editLink';
import LocalTime from './LocalTime';
import styles from './styles.module.css';

/** Edit link, dates of the last change and the last check, and the page's contributors. */
export default function PageMeta(): ReactNode {
  const {portal, editLink, editLinkPattern, lastUpdated, checked, contributors} = usePage();
  const {source, updated, contributors: names = []} = portal;
  const edit = editAddress(
    {editLink: editLink ?? THEME.editLink, editLinkPattern, source},
    REPOSITORY,
  );
  const showsTime = (lastUpdated ?? THEME.lastUpdated) && updated !== undefined;
  const showsNames = (contributors ?? THEME.contributors) && names.length > 0;
  if (edit === undefined && !showsTime && !checked && !showsNames) {
    return null;
  }
  return (
    <footer className={styles.meta}>
      {edit && <SmartLink href={edit}>{THEME.editLinkText}</SmartLink>}
      {showsTime && (
        <p>
          {THEME.lastUpdatedText}: <LocalTime seconds={updated} />
        </p>
      )}
      {checked && (
        <p>
          Checked on <time dateTime={checked.on}>{longDay(checked.on)}</time> with {checked.with}
        </p>
      )}
      {showsNames && (
        <p>
          {THEME.contributorsText}: {names.join(', ')}
        </p>
      )}
    </footer>
  );
}
