/** Stored before the example's code can replace it. */
const createAddress = URL.createObjectURL.bind(URL);

/** A URL from which the frame can load code as a script. */
export function scriptAddress(code: string | ArrayBuffer): string {
  return createAddress(new Blob([code], {type: 'text/javascript'}));
}

/**
 * The URL of a file in the setup. Its content is decoded if it is a `data:` URL, and used as text otherwise.
 */
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
