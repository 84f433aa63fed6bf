import {format} from 'prettier';

/** Markup as an author would write it, so that a result in a lesson can be read. */
export async function prettyMarkup(html: string): Promise<string> {
  return (await format(html, {parser: 'html', htmlWhitespaceSensitivity: 'ignore'})).trimEnd();
}
