import type {Repository} from '../data/site';
import {hostOf, repositoryAddress, type RepositoryHost} from './menu';

/** Path of the form for a new issue, and the names of its fields. */
const FORMS: Readonly<
  Record<RepositoryHost, readonly [path: string, title: string, body: string]>
> = {
  GitHub: ['issues/new', 'title', 'body'],
  GitLab: ['-/issues/new', 'issue[title]', 'issue[description]'],
  Gitee: ['issues/new', 'issue[title]', 'issue[description]'],
  Bitbucket: ['issues/new', 'title', 'content'],
};

/** The place in the portal where a reader has found a problem. */
export interface ProblemPlace {
  readonly title: string;
  readonly address: string;
  /** Text of the heading in view, unless the reader is still above the first one. */
  readonly heading?: string;
  /** Commit that the page was built from, if it is known. */
  readonly version?: string;
}

/** URL of the repository's form for a new issue, filled in; undefined without a repository. */
export function issueAddress(
  {repo}: Pick<Repository, 'repo'>,
  {title, address, heading, version}: ProblemPlace,
): string | undefined {
  const form = FORMS[hostOf(repo ?? '') as RepositoryHost] as (typeof FORMS)['GitHub'] | undefined;
  if (repo === null || form === undefined) {
    return undefined;
  }
  const [path, titleField, bodyField] = form;
  const lines = [
    `Page: ${address}`,
    ...(heading === undefined ? [] : [`Heading: ${heading}`]),
    ...(version === undefined ? [] : [`Version: ${version}`]),
    '',
    'What is wrong, and what did you expect?',
    '',
  ];
  const query = new URLSearchParams([
    [titleField, `Problem with “${title}”`],
    [bodyField, lines.join('\n')],
  ]);
  return `${repositoryAddress(repo)}/${path}?${query.toString()}`;
}
