import {FRAME_SANDBOX} from '../data/sandbox';
import {filesBeside, withFiles} from '../lib/inlineFiles';

const STILL = /^\/runner\/still\//;
/** The only script in a still is the portal's own, which the still's policy allows by its hash. */
const STILL_SANDBOX = 'allow-scripts';

/**
 * The document of a sandboxed frame. Browsers never ask a service worker for the document of an element with
 * `sandbox`, so the element gets that attribute only once the document has loaded (src/runners/frame).
 */
export async function asSandboxed(
  path: string,
  response: Response,
  read: (address: string) => Promise<Response>,
): Promise<Response> {
  if (!response.ok) {
    return response;
  }
  const isStill = STILL.test(path);
  const headers = new Headers(response.headers);
  headers.append('Content-Security-Policy', `sandbox ${isStill ? STILL_SANDBOX : FRAME_SANDBOX}`);
  const body = isStill ? await withFilesBeside(path, await response.text(), read) : response.body;
  return new Response(body, {headers});
}

/**
 * Requests from a document without an origin bypass the service worker, so the files are inlined in the
 * document.
 */
async function withFilesBeside(
  path: string,
  html: string,
  read: (address: string) => Promise<Response>,
): Promise<string> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const texts = new Map<string, string>();
  const data = new Map<string, string>();
  await Promise.all(
    filesBeside(html).map(async (name) => {
      const file = await read(folder + name).catch(() => undefined);
      if (file?.ok && name.endsWith('.css')) {
        texts.set(name, await file.text());
      } else if (file?.ok) {
        data.set(name, await dataAddress(file));
      }
    }),
  );
  return withFiles(html, texts, data);
}

async function dataAddress(file: Response): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${file.headers.get('Content-Type') ?? ''};base64,${btoa(letters)}`;
}
