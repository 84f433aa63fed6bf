import {findRecorded} from '../../../../src/lib/code/recorded';

const FILES = {
  'fetch.json': JSON.stringify({
    'https://api.test/films': {body: [{title: 'Night Ferry'}]},
    'https://api.test/films?page=2': {body: []},
    'POST https://api.test/films': {status: 201, body: {id: 7}},
    'https://api.test/missing': {status: 404, body: 'Not found'},
    'https://api.test/menu': {file: 'menu.json', headers: {'x-kitchen': 'open'}},
  }),
  'menu.json': '{"soup": true}',
};

describe('findRecorded', () => {
  it.each([
    ['GET', 'https://api.test/films', 200, '[{"title":"Night Ferry"}]'],
    ['GET', 'https://api.test/films?page=2', 200, '[]'],
    ['GET', 'https://api.test/films?sort=title#top', 200, '[{"title":"Night Ferry"}]'],
    ['POST', 'https://api.test/films', 201, '{"id":7}'],
    ['GET', 'https://api.test/missing', 404, 'Not found'],
    ['GET', 'https://api.test/menu', 200, '{"soup": true}'],
    ['GET', 'menu.json', 200, '{"soup": true}'],
    ['GET', 'data/menu.json', 200, '{"soup": true}'],
  ])('%s %s', (method, address, status, body) => {
    expect(findRecorded(FILES, method, address)).toMatchObject({status, body});
  });

  it('gives the type of the body, and the headers that were recorded', () => {
    expect(findRecorded(FILES, 'GET', 'https://api.test/menu')?.headers).toEqual({
      'content-type': 'application/json',
      'x-kitchen': 'open',
    });
  });

  it.each([
    ['DELETE', 'https://api.test/films'],
    ['GET', 'https://api.test/unknown'],
    ['GET', 'fetch.json'],
  ])('has no answer to %s %s', (method, address) => {
    expect(findRecorded(FILES, method, address)).toBeUndefined();
  });
});
