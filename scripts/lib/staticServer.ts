import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {extname, join, normalize} from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.wav': 'audio/wav',
  '.vtt': 'text/vtt; charset=utf-8',
  '.zip': 'application/zip',
};

/** Smaller responses are not worth compressing. */
const COMPRESSION_FLOOR_BYTES = 512;

/** The engines have up to 13 MB, which takes most of a minute to compress while nobody else is served. */
const COMPRESSION_CEILING_BYTES = 1_000_000;

/** Long enough that no client sends a request on a closing connection; some tests take longer than Node's 5 s. */
const KEEP_ALIVE_MS = 120_000;

export interface StaticServerOptions {
  /** Compress text with brotli, as a good host does. */
  readonly compress?: boolean;
  /** Additional headers for every response, such as a policy. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Gets each request first; returns true if it has responded. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * Serves a folder as a static host does: files as they are, a folder's index.html, `/folder` redirected to
 * `/folder/`, `404.html` with status 404, hashed assets cached forever.
 */
export function createStaticServer(folder: string, options: StaticServerOptions = {}): Server {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    if (options.intercept?.(request, response) === true) {
      return;
    }
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const path = decodePath(pathname);
    const file = path === undefined ? undefined : fileAt(folder, path);
    if (file === 'folder') {
      response.writeHead(301, {Location: `${pathname}/${search}`}).end();
      return;
    }
    const found = file ?? join(folder, '404.html');
    const extension = extname(found);
    const type = TYPES[extension] ?? 'application/octet-stream';
    const isText = /^text|json|xml|javascript|svg|wasm/.test(type);
    let body: Buffer = existsSync(found) ? readFileSync(found) : Buffer.from('404');
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Cache-Control': pathname.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...options.headers,
    };
    const accepts = request.headers['accept-encoding'] ?? '';
    if (
      options.compress &&
      isText &&
      body.length > COMPRESSION_FLOOR_BYTES &&
      body.length < COMPRESSION_CEILING_BYTES &&
      accepts.includes('br')
    ) {
      const known = compressed.get(found);
      body = known ?? brotli(body);
      compressed.set(found, body);
      headers['Content-Encoding'] = 'br';
    }
    response.writeHead(file === undefined ? 404 : 200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** Starts a server on a free port, or on the one given. */
export async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
}

/** Compresses as a good host does in advance: at the highest level. */
export function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body);
}

function decodePath(pathname: string): string | undefined {
  try {
    return normalize(decodeURIComponent(pathname));
  } catch (error) {
    if (error instanceof URIError) {
      return undefined;
    }
    throw error;
  }
}

function fileAt(folder: string, path: string): string | 'folder' | undefined {
  const target = join(folder, path);
  if (!existsSync(target)) {
    return undefined;
  }
  if (statSync(target).isFile()) {
    return path.endsWith('/') ? undefined : target;
  }
  const index = join(target, 'index.html');
  if (!existsSync(index)) {
    return undefined;
  }
  return path.endsWith('/') ? index : 'folder';
}
