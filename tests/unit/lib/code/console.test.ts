import {createConsole} from '../../../../src/lib/code/console';
import {OutputLimitError, Recorder} from '../../../../src/lib/code/recorder';

type Console = ReturnType<typeof createConsole>;

function printed(write: (console: Console) => void): string {
  const recorder = new Recorder(10_000);
  write(createConsole(recorder));
  return recorder.text;
}

describe('createConsole', () => {
  it('prints text bare and values as in Node, with spaces between', () => {
    expect(printed(({log}) => log!('a', ['a'], 1, null))).toBe("a [ 'a' ] 1 null\n");
  });

  it.each([
    [['%s is %d', 'x', '42', 'more'], 'x is 42 more'],
    [['%i %f %j %%', '4.7', '1.5', {a: 1}], '4 1.5 {"a":1} %'],
    [['%o', ['a']], "[ 'a' ]"],
    [['%cStyled', 'color: red'], 'Styled'],
    [['100%'], '100%'],
    [['%s'], '%s'],
    [['%d', {}], 'NaN'],
  ])('fills in the placeholders of %j', (values, expected) => {
    expect(printed(({log}) => log!(...values))).toBe(`${expected}\n`);
  });

  it('indents groups, every line of them', () => {
    expect(
      printed(({group, log, groupEnd}) => {
        group!('Films');
        log!('a\nb');
        groupEnd!();
        log!('c');
      }),
    ).toBe('Films\n  a\n  b\nc\n');
  });

  it('draws tables', () => {
    expect(printed(({table}) => table!([{title: 'Night Ferry', year: 2021}, 5]))).toBe(
      `┌─────────┬───────────────┬──────┬────────┐
│ (index) │ title         │ year │ Values │
├─────────┼───────────────┼──────┼────────┤
│ 0       │ 'Night Ferry' │ 2021 │        │
│ 1       │               │      │ 5      │
└─────────┴───────────────┴──────┴────────┘
`,
    );
  });

  it('counts, and prints only failed assertions', () => {
    expect(
      printed(({count, assert}) => {
        count!();
        count!('a');
        count!();
        assert!(true, 'no');
        assert!(false, 'yes');
      }),
    ).toBe('default: 1\na: 1\ndefault: 2\nAssertion failed: yes\n');
  });
});

describe('Recorder', () => {
  it('stops an example that prints too much', () => {
    const recorder = new Recorder(10);
    const {log} = createConsole(recorder);
    log!('123456789');
    expect(() => log!('x')).toThrow(OutputLimitError);
    expect(recorder).toMatchObject({isFull: true, text: '123456789\n'});
  });
});
