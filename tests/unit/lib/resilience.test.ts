import {
  isChunkFailure,
  isPageChunk,
  isWithinReach,
  leavesPage,
  styleSheetError,
} from '../../../src/lib/resilience';

const CLICK = {button: 0, hasModifier: false, isHandled: false};
const HERE = 'https://portal.test/modules/html/';

function link(href: string, rest: {target?: string; isDownload?: boolean} = {}) {
  return {href, target: '', isDownload: false, ...rest};
}

describe('isChunkFailure', () => {
  it.each([
    ['a script chunk', Object.assign(new Error('x'), {name: 'ChunkLoadError'}), true],
    ['a style chunk', Object.assign(new Error('x'), {code: 'CSS_CHUNK_LOAD_FAILED'}), true],
    ['another error', new TypeError('x'), false],
    ['nothing', undefined, false],
    ['a text', 'ChunkLoadError', false],
  ])('R1: %s', (_, error, expected) => {
    expect(isChunkFailure(error)).toBe(expected);
  });
});

describe('isPageChunk', () => {
  it.each([
    ['Loading chunk 1a2b3c4d failed.\n(error: /assets/js/1a2b3c4d.9.js)', true],
    ['Loading chunk 17896441 failed.', true],
    ['Loading chunk src_components_CodeEditor_createEditor_ts failed.', false],
  ])('%s: %p', (message, expected) => {
    expect(isPageChunk(new Error(message))).toBe(expected);
  });
});

test('G5: a style sheet that does not arrive is named by its path', () => {
  expect(styleSheetError('https://portal.test/assets/css/a.css').message).toBe(
    'Unable to preload CSS for /assets/css/a.css',
  );
});

describe('leavesPage', () => {
  it('R6: a plain click on a link to another page', () => {
    expect(leavesPage(CLICK, link('https://portal.test/modules/css/'), HERE)).toBe(true);
  });

  it.each([
    ['to a heading of this page', CLICK, link(`${HERE}#lists`)],
    ['to another site', CLICK, link('https://example.org/')],
    ['to an e-mail address', CLICK, link('mailto:a@example.org')],
    ['into a new tab', CLICK, link('https://portal.test/a', {target: '_blank'})],
    ['that downloads', CLICK, link('https://portal.test/a.zip', {isDownload: true})],
    ['by the middle button', {...CLICK, button: 1}, link('https://portal.test/a')],
    ['with Ctrl', {...CLICK, hasModifier: true}, link('https://portal.test/a')],
    ['that the router has taken', {...CLICK, isHandled: true}, link('https://portal.test/a')],
  ])('R6: not a click %s', (_, click, clicked) => {
    expect(leavesPage(click, clicked, HERE)).toBe(false);
  });
});

describe('isWithinReach', () => {
  it('asks nobody while the browser is online', async () => {
    const fetch = jest.fn();
    await expect(isWithinReach('/a', {onLine: true, fetch})).resolves.toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('offline, an answer of the server decides', async () => {
    const answers = jest.fn().mockResolvedValue({});
    const fails = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(isWithinReach('/a', {onLine: false, fetch: answers})).resolves.toBe(true);
    await expect(isWithinReach('/a', {onLine: false, fetch: fails})).resolves.toBe(false);
    expect(fails).toHaveBeenCalledWith('/a', {method: 'HEAD'});
  });
});
