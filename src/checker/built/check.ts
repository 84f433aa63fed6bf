import {sortProblems} from '../../text/problems';
import {splitLines} from '../../text/lines';
import type {Problem} from '../../text/types';
import type {Build} from './readBuild';
import {loadBuiltRules} from './loadRules';

/** Checks every page with every rule. A problem names the lesson that the page was built from, if there is one. */
export function checkBuild(build: Build): readonly Problem[] {
  const rules = loadBuiltRules();
  const problems = [...build.pages.values()].flatMap((page) => {
    const found = rules
      .filter(({redirects}) => redirects === true || !page.isRedirect)
      .flatMap((rule) => [...rule.check(page, build)].map((finding) => ({rule, finding})));
    if (found.length === 0) {
      return [];
    }
    const lines = splitLines(page.html);
    const source = build.sourceOf(page.path);
    return found.map(({rule, finding: {at, message, remedy, severity = 'error'}}): Problem => ({
      path: page.path,
      ...lines.at(at),
      rule: rule.name,
      severity,
      message: source === undefined ? message : `${message} [${source}]`,
      remedy,
    }));
  });
  return sortProblems(problems);
}
