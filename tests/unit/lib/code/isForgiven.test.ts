import {isForgiven} from '../../../../src/lib/code/isForgiven';

const page = {name: 'index.html', text: '<p>One<p>Two'};

describe('isForgiven', () => {
  it('is true of wrong HTML and CSS, which browsers show all the same', () => {
    expect(isForgiven('html', [page, {name: 'style.css', text: 'p { colour: red; }'}])).toBe(true);
  });

  it('is true of wrong types, which browsers do not read', () => {
    expect(isForgiven('ts', [{name: 'script.ts', text: 'const a: string = 1;'}])).toBe(true);
  });

  it.each([
    ['beside a page', [page, {name: 'script.js', text: 'go();'}]],
    ['inside a page', [{name: 'index.html', text: '<p>One</p><script>go();</script>'}]],
  ])('is false of a script %s, which stops', (_, files) => {
    expect(isForgiven('html', files)).toBe(false);
  });

  it('is false of a script alone', () => {
    expect(isForgiven('js', [{name: 'script.js', text: 'go();'}])).toBe(false);
  });
});
