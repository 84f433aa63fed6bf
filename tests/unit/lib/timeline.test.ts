import {
  curveAt,
  curvePath,
  curveRange,
  describeMoment,
  easingsOf,
  readFacts,
  seconds,
  type TimelineFacts,
} from '../../../src/lib/timeline';

const FACTS: TimelineFacts = {
  name: 'swing',
  length: 2000,
  segments: [
    {from: 500, to: 1000, easing: 'linear', samples: [0, 0.5, 1]},
    {from: 1000, to: 2000, easing: 'ease', samples: [0, 1.2, 1]},
  ],
  marks: [
    {at: 500, percent: 0},
    {at: 1000, percent: 50},
    {at: 2000, percent: 100},
  ],
};

it('describes a moment, and names the keyframe that it is', () => {
  expect(describeMoment(500, FACTS)).toBe('0.5 s of 2 s, 25% of the time, keyframe 0%');
  expect(describeMoment(1250, FACTS)).toBe('1.25 s of 2 s, 63% of the time');
  expect(describeMoment(0, {...FACTS, length: 0, marks: []})).toBe('0 s of 0 s, 0% of the time');
});

it('writes seconds with as many digits as they need', () => {
  expect([seconds(0), seconds(600), seconds(1234)]).toEqual(['0 s', '0.6 s', '1.23 s']);
});

it('lists each timing function once', () => {
  expect(easingsOf(FACTS)).toEqual(['linear', 'ease']);
});

it('makes room for a curve that goes beyond its end', () => {
  expect(curveRange(FACTS)).toEqual([0, 1.2]);
  expect(curveRange({...FACTS, segments: []})).toEqual([0, 1]);
});

it('draws each stretch from below to above, at its place in time', () => {
  const [first = ''] = curvePath({...FACTS, segments: FACTS.segments.slice(0, 1)}, 400, 100).split(
    'M1',
  );
  expect(first).toBe('');
  expect(curvePath({...FACTS, segments: FACTS.segments.slice(0, 1)}, 400, 100)).toBe(
    'M100.0 100.0L150.0 50.0L200.0 0.0',
  );
});

it('finds the place on the curve, and none before it begins', () => {
  expect(curveAt(625, FACTS)).toBe(0.25);
  expect(curveAt(1500, FACTS)).toBe(1.2);
  expect(curveAt(100, FACTS)).toBeUndefined();
});

it('takes only facts for facts', () => {
  expect(readFacts({timeline: FACTS})).toBe(FACTS);
  expect([null, 'x', {}, {timeline: {length: 'x'}}].map(readFacts)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
