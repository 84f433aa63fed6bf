import {FRONT_MATTER_FIELDS} from '../../sources/frontMatter/fields';

/** docs/front-matter.md, from the schema that the checker uses. */
export function frontMatterPage(): string {
  const rows = FRONT_MATTER_FIELDS.map(
    ({name, type, default: fallback, meaning}) =>
      `| \`${name}\` | ${type} | ${fallback} | ${meaning} |`,
  );
  return [
    '# Front matter',
    '',
    '<!-- Written by `npm run docs` from src/sources/frontMatter/fields.ts; change that file. -->',
    '',
    'The block between two lines `---` at the very start of a page. Every key is optional;',
    'a key that is not in this table is an error, and the checker suggests the closest one.',
    'A value that contains `: `, or starts with `@`, `` ` `` or `<`, goes in quotation marks.',
    '',
    '| Key | Type | Default | Meaning |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '`prev` and `next` take: a file (`./grid-gap.md`), with or without a hash; a URL',
    '(`/modules/css/`); a URL on another site; `{text: …, link: …}`; or `false` for none.',
    'Left out, they follow the reading order of the topic.',
    '',
  ].join('\n');
}
