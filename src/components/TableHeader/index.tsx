import React, {type ComponentProps, type ReactNode} from 'react';

/** A header cell; an empty one, as in the corner of a table, heads nothing and is a plain cell. */
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
