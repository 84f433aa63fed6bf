import type {StartFile} from '@site/src/data/startFiles';
import {plainText} from '@site/src/lib/code/plainText';

/** The text of a file exactly as on disk; undefined for a binary file. */
export function textOf({html}: StartFile): string | undefined {
  return html === undefined ? undefined : `${plainText(html)}\n`;
}

/** @throws when a binary file cannot be fetched */
export async function bytesOf(file: StartFile, assets: readonly string[]): Promise<Uint8Array> {
  const text = textOf(file);
  if (text !== undefined) {
    return new TextEncoder().encode(text);
  }
  const response = await fetch(assets[file.asset ?? -1] ?? file.name);
  if (!response.ok) {
    throw new Error(`${file.name}: ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** Makes the browser save the parts as one file. */
export function download(name: string, parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
