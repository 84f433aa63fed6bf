import React, {type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ExternalLinkIcon from '@site/src/components/ExternalLinkIcon';
import {isExternal, isPlain} from '@site/src/lib/menu';

export interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string;
  /** Whether an external link has an icon. */
  readonly icon?: boolean;
}

/**
 * Any kind of link. Internal links use the router, external ones open in a new tab, and `mailto:` is left as
 * it is.
 */
export default function SmartLink({
  href,
  icon = true,
  children,
  target,
  rel,
  ...rest
}: Props): ReactNode {
  const opensTab = target === undefined ? isExternal(href) : target === '_blank';
  if (!isPlain(href) && !opensTab) {
    return (
      <Link {...rest} to={href} rel={rel}>
        {children}
      </Link>
    );
  }
  return (
    <a
      {...rest}
      href={href}
      target={opensTab ? '_blank' : target}
      rel={opensTab ? clsx('noopener noreferrer', rel) : rel}
    >
      {children}
      {opensTab && icon && <ExternalLinkIcon />}
    </a>
  );
}
