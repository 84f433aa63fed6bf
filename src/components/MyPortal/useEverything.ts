import {useCallback, useEffect, useMemo, useState} from 'react';
import titles from '@generated/portal/default/titles.json';
import {useReader} from '@site/src/hooks/useReader';
import {readExamples} from '@site/src/lib/readersData/examples';
import {exampleRows, rowsOf, type Row} from '@site/src/lib/readersData/listing';
import type {ReadersData} from '@site/src/lib/readersData/schema';

interface Everything {
  readonly data: ReadersData;
  readonly rows: readonly Row[];
  /** Reads the changed examples again. */
  readonly examplesChanged: () => void;
}

/** What the reader has made, kept in step with other tabs. */
export function useEverything(): Everything {
  const data = useReader((all) => all);
  const [examples, setExamples] = useState(readExamples);
  const examplesChanged = useCallback(() => setExamples(readExamples()), []);
  useEffect(() => {
    window.addEventListener('storage', examplesChanged);
    return () => window.removeEventListener('storage', examplesChanged);
  }, [examplesChanged]);
  const rows = useMemo(
    () => [
      ...rowsOf('bookmarks', data, titles),
      ...rowsOf('notes', data, titles),
      ...exampleRows(examples, titles),
    ],
    [data, examples],
  );
  return {data, rows, examplesChanged};
}
