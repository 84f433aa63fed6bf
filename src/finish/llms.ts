import {SITE} from '../data/site';
import {groupPages} from '../lessons/readingOrder';
import type {Page} from '../lessons/registry';

/** Address of a page’s Markdown: its file’s name with `.md` behind it (llmstxt.org); `….md` itself is an alias. */
export function markdownAddress(address: string): string {
  return address.endsWith('/') ? `${address}index.html.md` : `${address}.md`;
}

/** `llms.txt`: what the portal is, and every lesson’s Markdown by topic. */
export function llmsText(pages: readonly Page[]): string {
  const groups = groupPages(pages);
  const sections = [...groups].map(([name, members]) =>
    [
      `## ${name}`,
      '',
      ...members.map(({title, address, frontMatter}) => {
        const note = frontMatter.description === undefined ? '' : `: ${frontMatter.description}`;
        return `- [${title}](${SITE.url}${markdownAddress(address)})${note}`;
      }),
    ].join('\n'),
  );
  return [`# ${SITE.title}`, '', `> ${SITE.description}`, '', sections.join('\n\n'), ''].join('\n');
}

/** A lesson’s Markdown for readers of Markdown: the title as a heading instead of the front matter. */
export function lessonMarkdown({title, content}: Pick<Page, 'title' | 'content'>): string {
  return `# ${title}\n\n${content.trimStart()}`;
}
