import {toProblem} from './checkFile';
import type {Facts} from '../read/lesson';
import {linkedPages} from '../site/linkedPages';
import {loadRules} from '../loadRules';
import {sortProblems} from '../../text/problems';
import {readPages} from './readPages';
import {readPortal} from '../../sources/registry';
import {type Portal} from '../../sources/model';
import {openResultCache} from './cache';
import type {FileProblem, Rule, Site} from '../rule';
import {dayOf} from '../../lib/day';
import {isPageFile} from '../../sources/sources';
import {readTree, type FileEntry} from '../../sources/fileTree';

export interface CheckOptions {
  /** Files or folders from the project's root; all when empty. */
  readonly paths?: readonly string[];
  /** Names of rules; all when empty. */
  readonly rules?: readonly string[];
  /** Whether pages may be shared out to worker threads. */
  readonly threads?: boolean;
  /** Whether results of earlier runs may be used, and kept for later ones. */
  readonly cache?: boolean;
  /** The day on which the content is checked, such as `2026-11-23`. */
  readonly today?: string;
}

export interface CheckResult {
  readonly problems: readonly FileProblem[];
  /** Pages and parts that were read. */
  readonly pages: number;
  readonly portal: Portal;
  readonly facts: ReadonlyMap<string, Facts>;
}

const MARKDOWN = /\.mdx?$/;

/** Reads every source once and collects all mistakes in all of them; never throws because of an author’s mistake. */
export async function checkContent(root: string, options: CheckOptions = {}): Promise<CheckResult> {
  const {paths = [], threads = true, today = dayOf(Date.now())} = options;
  const rules = loadRules();
  const tree = readTree(root);
  const pages = tree.filter(({kind, path}) => kind === 'file' && MARKDOWN.test(path));
  const wanted = pages.filter(({path}) => isBelow(path, paths));
  const cache = options.cache ? openResultCache(root) : undefined;
  const reading = {root, rules, cache, threads};

  const pending = readPages(wanted, reading);
  const portal = readPortal(root);
  const results = [...(await pending)];
  const known = new Set(results.map(({path}) => path));
  const further = linkedPages(results, portal).filter((path) => !known.has(path));
  results.push(
    ...(await readPages(
      pages.filter(({path}) => further.includes(path)),
      reading,
    )),
  );
  cache?.save(paths.length === 0);

  results.sort((a, b) => (a.path < b.path ? -1 : 1));
  const facts = new Map(
    results.flatMap((result) => (result.facts ? [[result.path, result.facts]] : [])),
  );
  const problems = [
    ...results.flatMap((result) => result.problems),
    ...checkEntries(root, tree, rules),
    ...checkSite(rules, {root, portal, files: tree, facts, today}),
  ].filter(
    ({path, rule}) =>
      isBelow(path, paths) &&
      (options.rules === undefined || options.rules.length === 0 || options.rules.includes(rule)),
  );
  return {
    problems: sortProblems(problems),
    pages: wanted.filter(({path}) => isPageFile(path)).length,
    portal,
    facts,
  };
}

function checkEntries(
  root: string,
  tree: readonly FileEntry[],
  rules: readonly Rule[],
): readonly FileProblem[] {
  return rules.flatMap((rule) =>
    rule.scope === 'file'
      ? tree.flatMap((entry) =>
          Array.from(rule.check(entry, root), (finding) => toProblem(finding, rule, entry.path)),
        )
      : [],
  );
}

function checkSite(rules: readonly Rule[], site: Site): readonly FileProblem[] {
  return rules.flatMap((rule) =>
    rule.scope === 'site'
      ? Array.from(rule.check(site), (finding) => toProblem(finding, rule, finding.path))
      : [],
  );
}

function isBelow(path: string, folders: readonly string[]): boolean {
  return (
    folders.length === 0 ||
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
  );
}
