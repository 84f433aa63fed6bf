import type {ComponentProps, ReactNode} from 'react';
import {Link as RouterLink} from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  readonly to?: string;
}

/** A link that the router follows; the real one also preloads its page and checks that it exists. */
export default function Link({to, href, ...rest}: Props): ReactNode {
  return <RouterLink {...rest} to={to ?? href ?? ''} />;
}
