import type {PageRequest} from './types';

const LINE = /^\s*(?:\/\/|#)\s*(GET|POST)\s+(\/\S*)(?:[ \t]+(.*?))?\s*$/;
const HEAD = /^\s*(?:<\?php\b.*)?$/;

/**
 * Lines such as `// POST /?step=2 name=Noor&city=Ottawa` at the top of the first file say which
 * requests the example answers; without one it is asked for once, with nothing.
 */
export function readRequests(code: string): readonly PageRequest[] {
  const requests: PageRequest[] = [];
  for (const line of code.split('\n')) {
    const match = LINE.exec(line);
    if (match) {
      requests.push({method: match[1]!, address: match[2]!, body: match[3] ?? ''});
    } else if (!HEAD.test(line) && !/^\s*(?:\/\/|#|declare\b)/.test(line)) {
      break;
    }
  }
  return requests.length > 0 ? requests : [{method: 'GET', address: '/', body: ''}];
}
