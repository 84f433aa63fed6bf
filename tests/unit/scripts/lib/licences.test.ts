import {isAllowed, refusedPackages} from '../../../../scripts/lib/licences';
import list from '../../../../config/licences.json';

describe('isAllowed', () => {
  it.each([
    ['MIT', true],
    ['GPL-3.0', false],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND Zlib', true],
    ['MIT AND GPL-3.0', false],
    ['none stated', false],
  ])('%s: %p', (expression, expected) => {
    expect(isAllowed(expression, ['MIT', 'Zlib'])).toBe(expected);
  });
});

describe('refusedPackages', () => {
  const packages = [
    {name: 'good', version: '1.0.0', licence: 'MIT'},
    {name: 'odd', version: '1.0.0', licence: 'none stated'},
    {name: 'bad', version: '1.0.0', licence: 'GPL-3.0'},
    {name: 'elsewhere', version: '1.0.0', licence: 'not installed'},
  ];

  it('names what neither the list nor an exception allows', () => {
    const refused = refusedPackages(packages, {allowed: ['MIT'], exceptions: {odd: 'a reason'}});
    expect(refused.map(({name}) => name)).toEqual(['bad']);
  });
});

describe('config/licences.json', () => {
  it('gives a reason for every exception', () => {
    for (const reason of Object.values(list.exceptions)) {
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});
