interface NamedText {
  readonly name: string;
  readonly text: string;
}

const WHOLE_DOCUMENT = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|html)\b/i;

/** A page with its sheets and scripts inside, to keep as one file that a browser opens. */
export function oneFile(files: readonly NamedText[], title: string): string {
  const html = files.find(({name}) => name.endsWith('.html'))?.text ?? '';
  const page = WHOLE_DOCUMENT.test(html) ? html : wrap(html, title);
  return files.reduce(inline, page);
}

function inline(page: string, {name, text}: NamedText): string {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (name.endsWith('.css')) {
    const link = new RegExp(`<link\\b[^>]*href=["'](?:\\./)?${pattern}["'][^>]*>`, 'i');
    const style = `<style>\n${text}\n</style>`;
    return link.test(page) ? page.replace(link, () => style) : insert(page, '</head>', style);
  }
  if (/\.m?js$/.test(name)) {
    const script = new RegExp(
      `<script\\b([^>]*)\\ssrc=["'](?:\\./)?${pattern}["']([^>]*)></script>`,
      'i',
    );
    const code = text.replace(/<\/script/gi, '<\\/script');
    return script.test(page)
      ? page.replace(script, (_, before: string, after: string) => {
          const attributes = `${before}${after}`.replace(/\s(?:defer|async)\b/g, '');
          return `<script${attributes}>\n${code}\n</script>`;
        })
      : insert(page, '</body>', `<script>\n${code}\n</script>`);
  }
  return page;
}

function insert(page: string, before: string, text: string): string {
  const place = page.lastIndexOf(before);
  return place === -1 ? `${page}\n${text}` : `${page.slice(0, place)}${text}\n${page.slice(place)}`;
}

function wrap(body: string, title: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>
</head>
<body>
${body}
</body>
</html>
`;
}
