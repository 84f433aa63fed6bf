import {readRequests} from '../src/requests';
import {readResponse, takeError} from '../src/response';

it('reads requests from the first lines only', () => {
  expect(readRequests('<?php\n// GET /?a=1\n# POST /go.php x=1&y=2\necho 1;\n// GET /no')).toEqual([
    {method: 'GET', address: '/?a=1', body: ''},
    {method: 'POST', address: '/go.php', body: 'x=1&y=2'},
  ]);
  expect(readRequests('<?php\necho 1;')).toEqual([{method: 'GET', address: '/', body: ''}]);
});

it('splits what PHP wrote into status, headers and body', () => {
  const bytes = new TextEncoder().encode(
    'Status: 404 Not Found\r\nSet-Cookie: a=1\r\nContent-type: text/html\r\n\r\nNo',
  );
  expect(readResponse(bytes)).toEqual({
    status: 404,
    headers: [
      ['status', '404 Not Found'],
      ['set-cookie', 'a=1'],
      ['content-type', 'text/html'],
    ],
    body: 'No',
  });
});

it('takes the error that ended a script out of what it printed', () => {
  const body =
    'before\n\nFatal error: Uncaught TypeError: no in /www/index.php:3\nStack trace:\n#0 {main}\n  thrown in /www/index.php on line 3\n';
  expect(takeError(body)).toEqual({
    output: 'before\n',
    error: {message: 'Fatal error: Uncaught TypeError: no', line: 3},
  });
});

it('names the file of an error that is not in the first', () => {
  const body = '\nFatal error: no in /www/menu.php on line 2\n';
  expect(takeError(body).error).toEqual({message: 'Fatal error: no in menu.php on line 2'});
});
