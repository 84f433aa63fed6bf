/** Kept before the example can change it. */
const createAddress = URL.createObjectURL.bind(URL);

/** The address under which the frame can load a text as a script. */
export function scriptAddress(code: string): string {
  return createAddress(new Blob([code], {type: 'text/javascript'}));
}

/** The address of a file of the setup: a `data:` address is unpacked, text is taken as it is. */
export function assetAddress(name: string, content: string): string {
  const match = /^data:([\w/+.-]+);base64,(.*)$/s.exec(content);
  if (!match) {
    return createAddress(new Blob([content], {type: textType(name)}));
  }
  const bytes = Uint8Array.from(atob(match[2]!), (character) => character.charCodeAt(0));
  return createAddress(new Blob([bytes], {type: match[1]}));
}

function textType(name: string): string {
  const types: Readonly<Record<string, string>> = {
    css: 'text/css',
    html: 'text/html',
    js: 'text/javascript',
    json: 'application/json',
    vtt: 'text/vtt',
  };
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
}
