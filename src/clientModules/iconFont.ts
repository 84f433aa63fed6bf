import type {ClientModule} from '@docusaurus/types';

const LINK = 'link[data-icon-font]';
const USES = '.fa, .fas, .far, .fab';

/** Loads the icon font on the first page that uses it. */
const iconFont: ClientModule = {
  onRouteDidUpdate() {
    const link = document.querySelector<HTMLLinkElement>(LINK);
    if (link?.disabled && document.querySelector(USES) !== null) {
      link.disabled = false;
      link.removeAttribute('disabled');
    }
  },
};

export default iconFont;
