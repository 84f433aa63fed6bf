import {asSandboxed} from '../../../src/offline/sandboxed';

const html = (text: string): Response =>
  new Response(text, {
    headers: {'Content-Type': 'text/html', 'Content-Security-Policy': "frame-ancestors 'self'"},
  });
const FILES: Readonly<Record<string, Response>> = {
  '/runner/still/sheet.0123456789ab.css': new Response('p { color: red }'),
  '/runner/still/cat.0123456789ab.svg': new Response('<svg/>', {
    headers: {'Content-Type': 'image/svg+xml'},
  }),
};
const read = (address: string): Promise<Response> =>
  address in FILES ? Promise.resolve(FILES[address]!.clone()) : Promise.reject(new TypeError());

test('the document of a runner is sandboxed by its own policy, in addition to that of the host', async () => {
  const response = await asSandboxed('/runner/preview.0123456789ab.html', html('<p>'), read);
  expect(response.headers.get('Content-Security-Policy')).toBe(
    "frame-ancestors 'self', sandbox allow-scripts allow-forms allow-modals",
  );
  expect(await response.text()).toBe('<p>');
});

test('a still gets the files beside it as a part of itself', async () => {
  const text =
    '<link rel="stylesheet" href="sheet.0123456789ab.css"><img src="cat.0123456789ab.svg"><img src="gone.0123456789ab.svg">';
  const response = await asSandboxed('/runner/still/page.0123456789ab.html', html(text), read);
  expect(response.headers.get('Content-Security-Policy')).toMatch(/, sandbox allow-scripts$/);
  expect(await response.text()).toBe(
    `<style>p { color: red }</style><img src="data:image/svg+xml;base64,${btoa('<svg/>')}"><img src="gone.0123456789ab.svg">`,
  );
});

test('an error stays what it is', async () => {
  const missing = new Response('no', {status: 404});
  expect(await asSandboxed('/runner/still/page.html', missing, read)).toBe(missing);
});
