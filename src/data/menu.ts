/** An item of the navbar, as the theme shows it; links of the site are addresses, not files. */
export interface MenuItem {
  readonly text: string;
  readonly link?: string;
  readonly ariaLabel?: string;
  readonly target?: string;
  readonly rel?: string;
  /** Regular expression on the path; decides the active mark instead of the link. */
  readonly activeMatch?: string;
  /** Items of a drop-down; one with children of its own is a sub-heading. */
  readonly children?: readonly MenuItem[];
}

/** Items shown where no course is known. */
export const DEFAULT_MENU: readonly MenuItem[] = [{text: 'Modules', link: '/modules/'}];
