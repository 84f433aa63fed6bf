import {parseScrollPositions} from '../../../src/lib/scrollPositions';

it('reads what was stored', () => {
  const positions = {first: 0, abc123: 1300.5};
  expect(parseScrollPositions(JSON.stringify(positions))).toEqual(positions);
});

it.each(['null', '3', '"first"', 'true', '[]', '{}'])('G4: takes %s as no positions', (stored) => {
  expect(parseScrollPositions(stored)).toEqual({});
});

it('G4: keeps positions and drops everything else', () => {
  const stored = '{"a": "40", "b": null, "c": -1, "d": 1e999, "e": {"top": 3}, "f": [5], "g": 7}';
  expect(parseScrollPositions(stored)).toEqual({g: 7});
});

it('leaves text that is not JSON to its caller', () => {
  expect(() => parseScrollPositions('{')).toThrow(SyntaxError);
});
