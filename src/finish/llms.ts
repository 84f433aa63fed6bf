import {SITE} from '../data/site';
import {markdownAddress} from '../lib/markdownAddress';
import {groupPages} from '../sources/readingOrder';
import type {Page} from '../sources/model';

/** `llms.txt`: a description of the portal, and links to the Markdown of every lesson by topic. */
export function llmsText(pages: readonly Page[]): string {
  const groups = groupPages(pages);
  const sections = [...groups].map(([group, members]) =>
    [
      `## ${group}`,
      '',
      ...members.map(({name, address, frontMatter}) => {
        const note = frontMatter.description === undefined ? '' : `: ${frontMatter.description}`;
        return `- [${name}](${SITE.url}${markdownAddress(address)})${note}`;
      }),
    ].join('\n'),
  );
  return [`# ${SITE.title}`, '', `> ${SITE.description}`, '', sections.join('\n\n'), ''].join('\n');
}

/** Fences of a task that are only used by the tests. */
const CASES =
  /^([ \t]*)(```+|~~~+)[a-z]+ [^\n]*?\b(?:accept\b|reject=)[^\n]*\n[\s\S]*?^\1\2[ \t]*\n+/gm;

/**
 * A lesson's Markdown for tools that read Markdown: the title is a heading instead of front matter, and there
 * are no `accept` or `reject` blocks.
 */
export function lessonMarkdown({name, content}: Pick<Page, 'name' | 'content'>): string {
  return `# ${name}\n\n${content.trimStart().replace(CASES, '')}`;
}
