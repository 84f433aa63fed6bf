import {DEFAULT_BRANCH} from './limits';

/** Data about the site as a whole. */
export const SITE = {
  title: 'Interactive Media Design',
  /** Shown below the icon of the installed portal. */
  shortTitle: 'IMD Courses',
  description:
    'Course notes, labs and lessons of the college’s interactive media design program, with examples that run in the page.',
  language: 'en-US',
  url: 'https://imd-courses.example.org',
  /** The title of an area that is not a course. */
  modulesTitle: 'Modules',
} as const;

/** Colour of the browser's own interface around the portal. */
export const THEME_COLOR = '#14213d';

/** Icons of the installed portal. The first has no transparent parts, because phones require that. */
export const ICONS = [
  {src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable'},
  {src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable'},
  {src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml'},
] as const;

/**
 * URL of the college's learning-management system, to which `link: lms` in a course's menu leads. Until it is known,
 * it is null, and the menus leave the link out.
 */
export const LEARNING_MANAGEMENT_SYSTEM: string | null = null;

/**
 * The icon font that the specification requires: the portal's own copy, or a CDN with an
 * integrity hash.
 */
export const ICON_FONT: IconFont = {
  version: '5.15.4',
  source: 'own',
  cdn: 'https://cdn.jsdelivr.net/npm/@fortawesome/fontawesome-free',
};

export interface IconFont {
  readonly version: string;
  readonly source: 'own' | 'cdn';
  /** URL of the package on the CDN, without its version. */
  readonly cdn: string;
}

/** The repository of the sources, used for the edit link and the navbar's repository item. */
export const REPOSITORY: Repository = {
  repo: null,
  docsRepo: null,
  docsBranch: DEFAULT_BRANCH,
  docsDir: '',
  editLinkPattern: null,
  repoLabel: null,
};

export interface Repository {
  /** `owner/name` on GitHub, or a URL on GitHub, GitLab, Gitee or Bitbucket; null hides the links. */
  readonly repo: string | null;
  /** Repository of the sources if it is not `repo`. */
  readonly docsRepo: string | null;
  readonly docsBranch: string;
  /** Folder of the sources in that repository. */
  readonly docsDir: string;
  /** URL pattern of the edit link for other hosts, with `:repo`, `:branch` and `:path`. */
  readonly editLinkPattern: string | null;
  /** Text of the navbar's repository item; null means the host's name. */
  readonly repoLabel: string | null;
}

/** Defaults that a page's front matter can override. */
export const THEME = {
  home: '/',
  colorMode: 'auto',
  colorModeSwitch: true,
  navbar: true,
  sidebar: 'auto',
  sidebarDepth: 2,
  editLink: true,
  editLinkText: 'Edit this page',
  lastUpdated: true,
  lastUpdatedText: 'Last Updated',
  contributors: true,
  contributorsText: 'Contributors',
  selectLanguageText: 'Courses',
  selectLanguageAriaLabel: 'Select language',
  toggleColorMode: 'toggle color mode',
  toggleSidebar: 'toggle sidebar',
  openInNewWindow: 'open in new window',
  notFound: [
    "There's nothing here.",
    'How did we get here?',
    "That's a Four-Oh-Four.",
    "Looks like we've got some broken links.",
  ],
  notFoundDefault: 'Not Found',
  backToHome: 'Take me home',
  backToHomeDefault: 'Back to home',
} as const;
