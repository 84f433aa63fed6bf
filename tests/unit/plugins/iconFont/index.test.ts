import {ICON_FONT} from '../../../../src/data/site';
import {iconFontLink} from '../../../../src/plugins/iconFont';

describe('the link of the icon font', () => {
  it('G2: leads to the portal’s own copy of version 5.15.4 and loads nothing until it is enabled', () => {
    expect(ICON_FONT.version).toBe('5.15.4');
    expect(iconFontLink('own').attributes).toMatchObject({
      rel: 'stylesheet',
      disabled: true,
      href: '/assets/icon-font-5.15.4/css/all.min.css',
    });
  });

  it('carries integrity when it leads to the CDN', () => {
    const {attributes} = iconFontLink('cdn');
    expect(attributes).toMatchObject({crossorigin: 'anonymous'});
    expect(String(attributes?.integrity)).toMatch(/^sha384-[A-Za-z\d+/]{64}$/);
    expect(String(attributes?.href)).toContain('@5.15.4/css/all.min.css');
  });
});
