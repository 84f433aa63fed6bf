import React, {Component, type ReactElement, type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

type Location = Parameters<typeof ClientLifecyclesDispatcher>[0]['location'];

interface Props {
  readonly location: Location;
  readonly children: ReactElement;
}

interface State {
  readonly location: Location;
  readonly previous: Location | null;
}

/**
 * Replaces Docusaurus' module of the same name. The router announces a URL once its page has loaded
 * (TransitionRouter), so there is nothing to wait for here and no reason to render the old page again.
 */
export default class PendingNavigation extends Component<Props, State> {
  constructor(props: Props) {
    super(props);
    this.state = {location: props.location, previous: null};
    dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: props.location});
  }

  static getDerivedStateFromProps({location}: Props, shown: State): State | null {
    return location === shown.location ? null : {location, previous: shown.location};
  }

  override render(): ReactNode {
    const {location, previous} = this.state;
    return (
      <ClientLifecyclesDispatcher previousLocation={previous} location={location}>
        <Route location={location} render={() => this.props.children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
