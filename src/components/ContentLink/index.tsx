import React, {type ComponentProps, type ReactNode} from 'react';
import SmartLink from '@site/src/components/SmartLink';

/** A link in the text. External links open in a new tab and have an icon. */
export default function ContentLink({href, children, ...rest}: ComponentProps<'a'>): ReactNode {
  if (href === undefined) {
    return <span {...rest}>{children}</span>;
  }
  return (
    <SmartLink {...rest} href={href}>
      {children}
    </SmartLink>
  );
}
