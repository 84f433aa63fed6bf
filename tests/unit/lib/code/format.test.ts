import {inspect} from 'node:util';
import vm from 'node:vm';
import fc from 'fast-check';
import {formatTop, formatValue} from '../../../../src/lib/code/format';

class Film {
  constructor(readonly title: string) {}
}

const circular: Record<string, unknown> = {name: 'a', list: []};
circular.self = circular;
(circular.list as unknown[]).push(circular);

const NODE_LIKE: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['numbers', [1, -0, NaN, 1.5, 10n]],
  ['strings', ['a', "it's", 'a "b" it\'s', 'a`b\'"', 'line\nbreak', '\u0001\\']],
  ['an empty object', {}],
  ['an empty list', []],
  ['nested objects', {a: {b: {c: {d: 1}}}, e: [[[[1]]]]}],
  ['symbols', {[Symbol('a')]: Symbol('b')}],
  ['quoted keys', {'a-b': 1, 2: 3, $: 1}],
  ['an own property called __proto__', JSON.parse('{"__proto__": 1}')],
  ['functions', [function named() {}, () => 1, async () => 1, class A {}, class B extends Film {}]],
  ['a function with properties', Object.assign(function f() {}, {a: 1})],
  ['class instances', [new Film('Night Ferry'), new (class {})()]],
  ['no prototype', Object.create(null)],
  [
    'maps',
    new Map<unknown, unknown>([
      ['a', 1],
      [{b: 1}, new Map()],
    ]),
  ],
  ['sets', new Set([1, 'a', new Set()])],
  ['dates', [new Date(0), new Date(NaN)]],
  ['regular expressions', /a+/gi],
  ['typed arrays', new Uint8Array([1, 2, 3])],
  ['holes', [1, , 3, , ,]],
  ['a long list', Array.from({length: 120}, (_, index) => index)],
  ['a list of long texts', Array.from({length: 10}, (_, index) => 'text '.repeat(index))],
  ['a list of words', 'one two three four five six seven eight nine ten'.split(' ')],
  [
    'accessors',
    {
      get a() {
        return 1;
      },
      set b(_: number) {},
      get c() {
        return 1;
      },
      set c(_) {},
    },
  ],
  ['circular references', circular],
  ['boxed values', [Object(1), Object('a'), Object(true)]],
  ['errors inside', undefined],
  ['a list with properties', Object.assign([1, 2], {extra: true})],
  ['toStringTag', {[Symbol.toStringTag]: 'Custom'}],
  [
    'records',
    [
      {title: 'Night Ferry', year: 2021},
      {title: 'The Lighthouse Keepers', year: 2024},
    ],
  ],
  [
    'a wide record',
    {title: 'Night Ferry', director: 'Amara Osei', rooms: ['Main hall', 'Studio'], minutes: 94},
  ],
];

describe('formatValue', () => {
  it.each(NODE_LIKE)('prints %s as Node does', (_, value) => {
    expect(formatValue(value)).toBe(inspect(value));
  });

  it('prints any plain data as Node does', () => {
    const anything = fc.anything({
      maxDepth: 4,
      withBigInt: true,
      withMap: true,
      withSet: true,
      withDate: true,
    });
    fc.assert(
      fc.property(anything, (value) => {
        expect(formatValue(value)).toBe(inspect(value));
      }),
      {numRuns: 1000},
    );
  });

  it('prints long lists in columns as Node does', () => {
    const list = fc.oneof(
      fc.array(fc.integer(), {minLength: 7, maxLength: 130}),
      fc.array(fc.string({maxLength: 20}), {minLength: 7, maxLength: 130}),
    );
    fc.assert(
      fc.property(list, (value) => {
        expect(formatValue({value})).toBe(inspect({value}));
      }),
      {numRuns: 500},
    );
  });

  it('knows objects of another realm', () => {
    const value: unknown = vm.runInNewContext(
      '({list: [1], map: new Map([[1, 2]]), date: new Date(0), error: new TypeError("no")})',
    );
    expect(formatValue(value)).toBe(
      '{\n  list: [ 1 ],\n  map: Map(1) { 1 => 2 },\n  date: 1970-01-01T00:00:00.000Z,\n  error: [TypeError: no]\n}',
    );
  });

  it('prints errors without a stack, and what is attached to them', () => {
    expect(formatValue([new TypeError('no')])).toBe('[ [TypeError: no] ]');
    expect(formatValue(Object.assign(new Error('no'), {code: 'E1'}))).toBe(
      "[Error: no] { code: 'E1' }",
    );
  });

  it('takes a promise for pending', () => {
    expect(formatValue(Promise.resolve(1))).toBe('Promise { <pending> }');
  });
});

describe('formatTop', () => {
  it('prints text bare', () => {
    expect(formatTop("it's")).toBe("it's");
    expect(formatTop(['a'])).toBe("[ 'a' ]");
  });
});
