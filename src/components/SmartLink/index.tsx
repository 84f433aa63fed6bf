import React, {type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ExternalLinkIcon from '@site/src/components/ExternalLinkIcon';
import {isExternal, isPlain} from '@site/src/lib/menu';

export interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string;
  /** Whether a link to another site carries its icon. */
  readonly icon?: boolean;
}

/** A link of any kind: inside the site by the router, to another site in a new tab, `mailto:` as it is. */
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
