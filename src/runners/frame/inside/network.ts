import {findRecorded} from '../../../lib/code/recorded';

type Files = Readonly<Record<string, string>>;

/** Status codes whose response must not have a body. */
const BODILESS = [101, 204, 205, 304];

/** The number of pending requests, so that a run can wait for them. */
export interface Network {
  readonly fetch: typeof globalThis.fetch;
  pending(): number;
}

/** A `fetch` that returns recorded responses and never sends a request. */
export function createNetwork(files: Files, note: (text: string) => void): Network {
  let count = 0;
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address = typeof input === 'object' && 'url' in input ? input.url : String(input);
    const method = (init?.method ?? (input as Request).method ?? 'GET').toUpperCase();
    count += 1;
    try {
      // A real response is never immediate, so the code after the call has to run first.
      await new Promise((resolve) => setTimeout(resolve));
      init?.signal?.throwIfAborted();
      const recorded = findRecorded(files, method, relative(address));
      if (!recorded) {
        note(`No response was recorded for ${method} ${address}`);
        throw new TypeError('Failed to fetch');
      }
      const {status, headers, body} = recorded;
      const response = new Response(BODILESS.includes(status) ? null : await toBody(body), {
        status,
        headers,
      });
      Object.defineProperty(response, 'url', {value: address});
      return response;
    } finally {
      count -= 1;
    }
  };
  return {fetch: answer, pending: () => count};
}

/** Images in a setup are `data:` URLs, which the frame's policy allows `fetch` to read. */
async function toBody(body: string): Promise<BodyInit> {
  if (!/^data:[\w/+.-]+;base64,/.test(body)) {
    return body;
  }
  const bytes = Uint8Array.from(atob(body.slice(body.indexOf(',') + 1)), (c) => c.charCodeAt(0));
  return new Blob([bytes]);
}

/** The part of a URL below the frame's own URL is the name of a file next to the example. */
function relative(address: string): string {
  return address.replace(/^\.\//, '');
}
