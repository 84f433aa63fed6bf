import {SITE} from '../data/site';
import {groupPages} from '../sources/readingOrder';
import type {Page} from '../sources/model';

/** Address of a page’s Markdown: its file’s name with `.md` behind it (llmstxt.org); `….md` itself is an alias. */
export function markdownAddress(address: string): string {
  return address.endsWith('/') ? `${address}index.html.md` : `${address}.md`;
}

/** `llms.txt`: what the portal is, and every lesson’s Markdown by topic. */
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

/** Fences of a task that only the tests need. */
const CASES =
  /^([ \t]*)(```+|~~~+)[a-z]+ [^\n]*?\b(?:accept\b|reject=)[^\n]*\n[\s\S]*?^\1\2[ \t]*\n+/gm;

/**
 * A lesson’s Markdown for readers of Markdown: the title as a heading instead of the front matter, and no
 * `accept` or `reject` blocks.
 */
export function lessonMarkdown({name, content}: Pick<Page, 'name' | 'content'>): string {
  return `# ${name}\n\n${content.trimStart().replace(CASES, '')}`;
}
