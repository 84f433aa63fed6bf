type Listener = ((this: XMLHttpRequest, event: ProgressEvent) => void) | null;

/**
 * `XMLHttpRequest` based on the recorded `fetch`, with the features that jQuery and Axios need. Synchronous
 * requests are not supported; they are deprecated in browsers, too.
 */
export function createXhr(fetch: typeof globalThis.fetch): typeof XMLHttpRequest {
  class RecordedRequest extends EventTarget {
    static readonly UNSENT = 0;
    static readonly OPENED = 1;
    static readonly HEADERS_RECEIVED = 2;
    static readonly LOADING = 3;
    static readonly DONE = 4;
    readonly UNSENT = 0;
    readonly OPENED = 1;
    readonly HEADERS_RECEIVED = 2;
    readonly LOADING = 3;
    readonly DONE = 4;
    readonly upload = new EventTarget();
    onreadystatechange: Listener = null;
    onload: Listener = null;
    onloadend: Listener = null;
    onerror: Listener = null;
    onabort: Listener = null;
    ontimeout: Listener = null;
    readyState = 0;
    status = 0;
    statusText = '';
    responseText = '';
    responseURL = '';
    responseType: XMLHttpRequestResponseType = '';
    response: unknown = '';
    timeout = 0;
    withCredentials = false;
    private method = 'GET';
    private address = '';
    private requestHeaders = new Headers();
    private responseHeaders = new Headers();
    private controller = new AbortController();

    open(method: string, address: string | URL): void {
      this.method = method;
      this.address = String(address);
      this.move(1);
    }

    setRequestHeader(name: string, value: string): void {
      this.requestHeaders.append(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.responseHeaders.get(name);
    }

    getAllResponseHeaders(): string {
      return [...this.responseHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    overrideMimeType(): void {
      // The recorded type is used instead.
    }

    send(body?: BodyInit | null): void {
      const {method, address: url, requestHeaders: headers} = this;
      fetch(url, {method, headers, body, signal: this.controller.signal})
        .then(async (response) => await this.receive(response))
        .catch(() => this.finish(this.controller.signal.aborted ? 'abort' : 'error'));
    }

    abort(): void {
      this.controller.abort();
    }

    private async receive(response: Response): Promise<void> {
      this.status = response.status;
      this.statusText = response.statusText;
      this.responseURL = response.url;
      this.responseHeaders = response.headers;
      this.move(2);
      if (this.responseType === 'blob') {
        this.response = await response.blob();
      } else if (this.responseType === 'arraybuffer') {
        this.response = await response.arrayBuffer();
      } else {
        this.responseText = await response.text();
        this.response =
          this.responseType === 'json' ? JSON.parse(this.responseText) : this.responseText;
      }
      this.finish('load');
    }

    private finish(type: 'load' | 'error' | 'abort'): void {
      this.move(4);
      this.emit(type);
      this.emit('loadend');
    }

    private move(state: number): void {
      this.readyState = state;
      this.emit('readystatechange');
    }

    private emit(type: string): void {
      const event = new ProgressEvent(type);
      const handler = (this as unknown as Record<string, Listener>)[`on${type}`];
      handler?.call(this as unknown as XMLHttpRequest, event);
      this.dispatchEvent(event);
    }
  }
  return RecordedRequest as unknown as typeof XMLHttpRequest;
}
