/** The result of requesting an address. */
export interface Verdict {
  readonly state: 'alive' | 'moved' | 'dead' | 'unsure';
  /** Status, or the reason why there is none. */
  readonly detail: string;
  /** Time of the answer, in milliseconds. */
  readonly at: number;
}

export interface ProbeOptions {
  /** Milliseconds to wait for an answer. */
  readonly patience: number;
  readonly attempts: number;
  readonly now: () => number;
}

const GONE = new Set([404, 410]);

/** Sends a HEAD request for an address, and a GET request if that settles nothing. */
export async function probe(url: string, options: ProbeOptions): Promise<Verdict> {
  let verdict: Verdict = {state: 'unsure', detail: 'not asked', at: options.now()};
  for (let attempt = 0; attempt < options.attempts; attempt += 1) {
    verdict = await ask(url, attempt === 0 ? 'HEAD' : 'GET', options);
    if (verdict.state !== 'unsure') {
      break;
    }
  }
  return verdict;
}

async function ask(url: string, method: string, {patience, now}: ProbeOptions): Promise<Verdict> {
  const at = now();
  try {
    const {status, headers, body} = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {'user-agent': 'course-portal-link-check', accept: 'text/html,*/*'},
    });
    await body?.cancel();
    const target = headers.get('location');
    if (status >= 300 && status < 400 && target !== null) {
      const moved = new URL(target, url).href;
      return {state: 'moved', detail: `${status} to ${moved}`, at};
    }
    if (GONE.has(status)) {
      return {state: method === 'HEAD' ? 'unsure' : 'dead', detail: String(status), at};
    }
    // Many hosts refuse programs but serve readers, and each uses a different status for that.
    return {state: status >= 400 ? 'unsure' : 'alive', detail: String(status), at};
  } catch (error) {
    const {cause, message} = error as Error & {readonly cause?: {readonly code?: string}};
    const code = cause?.code ?? message;
    return {state: code === 'ENOTFOUND' ? 'dead' : 'unsure', detail: code, at};
  }
}
