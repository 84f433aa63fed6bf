/** An item of the navbar, as the theme shows it. Internal links are paths, not files. */
export interface MenuItem {
  readonly text: string;
  readonly link?: string;
  readonly ariaLabel?: string;
  readonly target?: string;
  readonly rel?: string;
  /** Regular expression for the path. It replaces the link in deciding whether the item is active. */
  readonly activeMatch?: string;
  /** Items of a drop-down; one that has children itself is a subheading. */
  readonly children?: readonly MenuItem[];
}

/** Items shown when there is no current course. */
export const DEFAULT_MENU: readonly MenuItem[] = [{text: 'Modules', link: '/modules/'}];
