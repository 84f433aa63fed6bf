import type {Visit} from '../workerProtocol';

/** Prefix of messages from the result's page to its runner. No example prints it. */
const MARK = '\u0001visit ';

const MARKUP =
  /<(?:!doctype|html|body|main|header|nav|section|article|form|h[1-6]|p|ul|ol|dl|table|div|img|a)\b[^>]*>/i;

/** Whether a script's output is meant to be displayed as a page. */
export function isPage(output: string): boolean {
  return MARKUP.test(output);
}

/** Runs in the result's page. Links and forms become visits, because the frame has no server of its own. */
const SEND_VISITS = `(() => {
  const send = (method, address, body) =>
    console.log(${JSON.stringify(MARK)} + JSON.stringify({method, address, body}));
  document.addEventListener('submit', (event) => {
    const form = event.target;
    const button = event.submitter;
    if (event.defaultPrevented) return;
    event.preventDefault();
    const attribute = (name) =>
      button?.getAttribute('form' + name) ?? form.getAttribute(name) ?? '';
    const isPost = attribute('method').toLowerCase() === 'post';
    const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);
    const values = String(new URLSearchParams(fields));
    const address = attribute('action');
    if (isPost) send('POST', address, values);
    else send('GET', address.replace(/[?].*$/, '') + '?' + values, '');
  });
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    const address = link?.getAttribute('href') ?? '';
    if (!link || event.defaultPrevented || /^(?:#|[a-z]+:)/i.test(address)) return;
    event.preventDefault();
    send('GET', address, '');
  });
})();`;

/** The page, with the script that reports links and forms. */
export function withVisits(html: string): string {
  return `${html}\n<script>${SEND_VISITS}</script>`;
}

/** The visit that a line in the page's console requests, with its URL resolved against the current one. */
export function readVisit(printed: string, current: string): Visit | undefined {
  const at = printed.lastIndexOf(MARK);
  if (at < 0) {
    return undefined;
  }
  const line = printed.slice(at + MARK.length).split('\n')[0]!;
  const visit = JSON.parse(line) as Visit;
  const {pathname, search} = new URL(visit.address, `http://localhost${current}`);
  return {...visit, address: pathname + search};
}
