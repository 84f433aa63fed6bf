import {needsPage} from '../../../../src/lib/code/needsPage';

describe('needsPage', () => {
  it.each([
    ["document.querySelector('p')", true],
    ["const name = prompt('Name?');", true],
    ["window.addEventListener('load', start);", true],
    ["$('p').hide()", true],
    ["console.log('document')", false],
    ['// the document is here', false],
    ['const film = {location: "Main hall"};', false],
    ['film.location', false],
    ["localStorage.setItem('a', '1')", false],
    ['`${total}`', false],
  ])('%s: %s', (code, expected) => {
    expect(needsPage(code)).toBe(expected);
  });
});
