import React, {type ComponentProps, type ReactNode} from 'react';

/**
 * A header cell. An empty one, as in the corner of a table, is rendered as a plain cell because it is not a
 * header for anything.
 */
export default function TableHeader({children, ...rest}: ComponentProps<'th'>): ReactNode {
  if (children === undefined || children === null || children === '') {
    return <td />;
  }
  return (
    <th scope="col" {...rest}>
      {children}
    </th>
  );
}
