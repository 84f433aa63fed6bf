import type {Repository} from '../data/site';
import {hostOf, repositoryAddress, type RepositoryHost} from './menu';

const PATTERNS: Readonly<Record<RepositoryHost, string>> = {
  GitHub: ':repo/edit/:branch/:path',
  GitLab: ':repo/-/edit/:branch/:path',
  Gitee: ':repo/edit/:branch/:path',
  Bitbucket: ':repo/src/:branch/:path?mode=edit&spa=0&at=:branch&fileviewer=file-view-default',
};

interface PageSettings {
  readonly editLink?: boolean;
  readonly editLinkPattern?: string;
  /** Path of the source file; pages without one cannot be edited. */
  readonly source: string | undefined;
}

/** URL for editing a page; undefined if there is no link to show (P7, P8 of the specification). */
export function editAddress(
  {editLink = true, editLinkPattern, source}: PageSettings,
  {repo, docsRepo, docsBranch, docsDir, editLinkPattern: sitePattern}: Repository,
): string | undefined {
  const repository = docsRepo ?? repo;
  if (!editLink || repository === null || source === undefined) {
    return undefined;
  }
  const host = hostOf(repository);
  const pattern = editLinkPattern ?? sitePattern ?? (host && PATTERNS[host]);
  const path = [docsDir.replace(/^\/|\/$/g, ''), source].filter(Boolean).join('/');
  return pattern
    ?.replaceAll(':repo', repositoryAddress(repository))
    .replaceAll(':branch', docsBranch)
    .replaceAll(':path', path);
}
