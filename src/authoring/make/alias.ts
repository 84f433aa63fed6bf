/** Adds an alias to the front matter of a page, and removes one that is now its own address. */
export function withAlias(text: string, add: string | undefined, own: string): string {
  const kept = text.replace(new RegExp(`^ *- (['"]?)${escaped(own)}\\1 *\\r?\\n`, 'm'), '');
  const tidy = kept.replace(/^aliases:[ \t]*\r?\n(?![ \t]*- )/m, '');
  if (add === undefined || tidy.includes(` ${add}\n`)) {
    return tidy;
  }
  if (/^aliases:[ \t]*\[/m.test(tidy)) {
    return tidy.replace(/^aliases:[ \t]*\[\s*/m, (head) =>
      tidy[tidy.indexOf(head) + head.length] === ']' ? `${head}${add}` : `${head}${add}, `,
    );
  }
  const list = /^aliases:[ \t]*\r?\n( *)- /m.exec(tidy);
  return list === null
    ? tidy.replace(/\n---[ \t]*(?=\r?\n|$)/, `\naliases:\n  - ${add}$&`)
    : tidy.replace(/^aliases:[ \t]*\r?\n/m, (head) => `${head}${list[1]}- ${add}\n`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
