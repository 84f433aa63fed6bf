import React, {useId, type ReactNode} from 'react';
import type {AreaHits} from '@site/src/lib/search/hits';
import {areaLabel} from '@site/src/lib/search/place';
import styles from './late.module.css';

export interface Props {
  readonly groups: readonly AreaHits[];
  readonly area: string;
  readonly onArea: (area: string) => void;
}

/** Limits the results to one area. Each choice shows its number of pages. */
export default function AreaFilter({groups, area, onArea}: Props): ReactNode {
  const name = useId();
  const total = groups.reduce((sum, {hits}) => sum + hits.length, 0);
  const choices = [
    {value: '', label: 'Everywhere', count: total},
    ...groups
      .filter((group) => group.area !== '')
      .map((group) => ({
        value: group.area,
        label: areaLabel(group.area),
        count: group.hits.length,
      })),
  ];
  return (
    <fieldset className={styles.filter}>
      <legend>Search in</legend>
      {choices.map(({value, label, count}) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === area}
            onChange={() => onArea(value)}
          />
          {label} <span className={styles.count}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
