import {DEFAULT_BRANCH} from './limits';

/** Facts about the site as a whole. */
export const SITE = {
  title: 'Interactive Media Design',
  description:
    'Course notes, labs and lessons of the college’s interactive media design programme, with examples that run in the page.',
  language: 'en-US',
  url: 'https://imd-courses.example.org',
  /** What an area that is no course is called in the title of its pages. */
  modulesTitle: 'Modules',
  /** The college’s learning-management system; `link: lms` in a course’s menu leads here. */
  learningManagementSystem: 'https://brightspace.example.org',
} as const;

/** The icon font of the specification (spec.md §3): the portal’s own copy, or a CDN with integrity. */
export const ICON_FONT: IconFont = {
  version: '5.15.4',
  source: 'own',
  cdn: 'https://cdn.jsdelivr.net/npm/@fortawesome/fontawesome-free',
};

export interface IconFont {
  readonly version: string;
  readonly source: 'own' | 'cdn';
  /** Address of the package on the CDN, without its version. */
  readonly cdn: string;
}

/** Where the sources live; the edit link and the repository item of the navbar come from here. */
export const REPOSITORY: Repository = {
  repo: null,
  docsRepo: null,
  docsBranch: DEFAULT_BRANCH,
  docsDir: '',
  editLinkPattern: null,
  repoLabel: null,
};

export interface Repository {
  /** `owner/name` on GitHub, or an address on GitHub, GitLab, Gitee or Bitbucket; null shows no link. */
  readonly repo: string | null;
  /** Repository of the sources when it differs from `repo`. */
  readonly docsRepo: string | null;
  readonly docsBranch: string;
  /** Folder of the sources in that repository. */
  readonly docsDir: string;
  /** Address of the edit link for other hosts, with `:repo`, `:branch` and `:path`. */
  readonly editLinkPattern: string | null;
  /** Text of the navbar’s repository item; the host’s name when null. */
  readonly repoLabel: string | null;
}

/** What pages show unless their front matter says otherwise (spec.md §3, theme data). */
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
