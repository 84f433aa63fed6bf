import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {checkLinks, formatVerdicts} from '../../../../src/checker/external/checkLinks';
import {collectExternalLinks, type ExternalLink} from '../../../../src/checker/external/collect';
import {probe, type Verdict} from '../../../../src/checker/external/probe';
import {readVerdicts, writeVerdicts} from '../../../../src/checker/external/storedVerdicts';
import {parseLesson} from '../../../../src/checker/read/parse';
import {writeTree} from '../../../helpers/writeTree';

const NOW = 1_000_000;
const options = {patience: 2_000, attempts: 2, now: () => NOW};

function linksIn(...texts: readonly string[]): readonly ExternalLink[] {
  return collectExternalLinks(
    texts.map((text, index) => parseLesson({path: `modules/a/${index}.md`, text}).facts),
  );
}

describe('collectExternalLinks', () => {
  it('gives every address once, with all its places', () => {
    expect(
      linksIn('[a](https://a.org/x#one)\n\n[b](https://b.org/)', 'See [a](https://a.org/x#two).'),
    ).toEqual([
      {
        url: 'https://a.org/x',
        places: [
          {path: 'modules/a/0.md', line: 1, column: 1},
          {path: 'modules/a/1.md', line: 1, column: 5},
        ],
      },
      {url: 'https://b.org/', places: [{path: 'modules/a/0.md', line: 3, column: 1}]},
    ]);
  });

  it('leaves out files, mail and hosts that are made for examples', () => {
    expect(
      linksIn(
        '[a](./b.md) [b](mailto:a@a.org) [c](https://www.example.com/x) [d](http://localhost:3000/)',
      ),
    ).toEqual([]);
  });
});

describe('probe', () => {
  let server: Server;
  let base: string;
  const seen: string[] = [];

  beforeAll(async () => {
    server = createServer(({url, method}, response) => {
      seen.push(`${method} ${url}`);
      const status = Number(url?.slice(1, 4));
      if (url === '/silent') {
        return;
      }
      const isForReaders = url?.endsWith('-to-head') && method === 'GET';
      const headers = status === 301 ? {location: '/200'} : {};
      response.writeHead(isForReaders ? 200 : status, headers).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    ['/200', 'alive', '200'],
    ['/301', 'moved', '301 to'],
    ['/404', 'dead', '404'],
    ['/410', 'dead', '410'],
    ['/403', 'unsure', '403'],
    ['/400', 'unsure', '400'],
    ['/451', 'unsure', '451'],
    ['/500', 'unsure', '500'],
    ['/405-to-head', 'alive', '200'],
    ['/404-to-head', 'alive', '200'],
  ])('%s is %s', async (path, state, detail) => {
    const verdict = await probe(base + path, options);
    expect(verdict.state).toBe(state);
    expect(verdict.detail).toContain(detail);
  });

  it('asks for the page only when the head says no', async () => {
    seen.length = 0;
    await probe(`${base}/200`, options);
    await probe(`${base}/404`, options);
    expect(seen).toEqual(['HEAD /200', 'HEAD /404', 'GET /404']);
  });

  it('waits no longer than its patience for a host that takes the question and never answers', async () => {
    seen.length = 0;
    const verdict = await probe(`${base}/silent`, {...options, patience: 100});
    expect(verdict).toEqual({state: 'unsure', detail: expect.stringMatching(/timeout/), at: NOW});
    expect(seen).toEqual(['HEAD /silent', 'GET /silent']);
  });

  it('is unsure of a host that does not answer', async () => {
    expect((await probe('http://127.0.0.1:1/', options)).state).toBe('unsure');
  });
});

describe('checkLinks', () => {
  const alive: Verdict = {state: 'alive', detail: '200', at: NOW};
  const links = linksIn('[a](https://a.org/1) [b](https://a.org/2) [c](https://b.org/)');

  it('believes an answer for a while, and never one that was unsure', async () => {
    const asked: string[] = [];
    await checkLinks(links, {
      known: {
        'https://a.org/1': alive,
        'https://a.org/2': {...alive, at: NOW - 100},
        'https://b.org/': {...alive, state: 'unsure'},
      },
      believe: 50,
      now: () => NOW,
      workers: 2,
      ask: async (url) => {
        asked.push(url);
        return alive;
      },
    });
    expect(asked.sort()).toEqual(['https://a.org/2', 'https://b.org/']);
  });

  it('asks one host for one address at a time', async () => {
    const open = new Set<string>();
    const ask = async (url: string): Promise<Verdict> => {
      const {host} = new URL(url);
      expect(open.has(host)).toBe(false);
      open.add(host);
      await new Promise(setImmediate);
      open.delete(host);
      return alive;
    };
    const verdicts = await checkLinks(links, {
      known: {},
      believe: 50,
      now: () => NOW,
      workers: 8,
      ask,
    });
    expect(Object.keys(verdicts)).toHaveLength(3);
  });

  it('prints what wants a look, with its places, and a count', () => {
    const dead: Verdict = {state: 'dead', detail: '404', at: NOW};
    expect(
      formatVerdicts(links, {
        'https://a.org/1': alive,
        'https://a.org/2': dead,
        'https://b.org/': alive,
      }),
    ).toBe(
      'dead  https://a.org/2  (404)\n    modules/a/0.md:1:22\n\n3 URLs: 2 alive, 0 moved, 1 dead, 0 unsure.',
    );
  });
});

describe('stored verdicts', () => {
  const verdicts = {'https://a.org/1': {state: 'alive', detail: '200', at: NOW}} as const;

  it('are read as they were written, in a folder that is made', () => {
    const file = join(writeTree({}), 'cache/links.json');
    writeVerdicts(file, verdicts);
    expect(readVerdicts(file)).toEqual(verdicts);
  });

  it.each([
    ['is none', undefined],
    ['was left half-written', '{"https://a.org/1": {"sta'],
  ])('are none where the file %s', (_, text) => {
    expect(readVerdicts(join(writeTree({'links.json': text}), 'links.json'))).toEqual({});
  });
});
