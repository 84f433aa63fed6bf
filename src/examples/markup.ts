import {format} from 'prettier';

/** Formats markup as an author would write it, so that a result in a lesson is readable. */
export async function prettyMarkup(html: string): Promise<string> {
  return (await format(html, {parser: 'html', htmlWhitespaceSensitivity: 'ignore'})).trimEnd();
}
