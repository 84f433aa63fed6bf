import {parsePastFaults} from '../../../../src/sources/yaml/parsePastFaults';

const PLACE = {path: 'course.yml', linesBefore: 0, rule: 'course'};

function parse(...lines: readonly string[]) {
  return parsePastFaults(lines.join('\n'), PLACE);
}

describe('parsePastFaults', () => {
  it('reads a text without faults whole', () => {
    expect(parse('code: A', 'weeks: [1]')).toMatchObject({
      value: {code: 'A', weeks: [1]},
      problems: [],
      isWhole: true,
    });
  });

  it('leaves out the line with the fault, reports it once, and keeps the lines around it', () => {
    const {value, problems, isWhole} = parse('code: A', '\ttitle: tab', 'weeks:', '  - one');
    expect(value).toEqual({code: 'A', weeks: ['one']});
    expect(problems.map(({line}) => line)).toEqual([2]);
    expect(isWhole).toBe(false);
  });

  it('finds the line where a quotation mark was opened, above the place where the parser gives up', () => {
    const {value} = parse('code: A', 'title: "Web', 'menu: []', 'weeks:', '  - one');
    expect(value).toEqual({code: 'A', menu: [], weeks: ['one']});
  });

  it('finds a line that is indented too far, below the line that the parser complains about', () => {
    const {value} = parse('code: A', 'title: Web', '    menu: []', 'weeks:', '  - one');
    expect(value).toEqual({code: 'A', title: 'Web', weeks: ['one']});
  });

  it('reads on past several faults', () => {
    const {value, problems} = parse('code: A', 'title: @one', 'menu: []', 'description: @two');
    expect(value).toEqual({code: 'A', menu: []});
    expect(problems.map(({line}) => line)).toEqual([2, 4]);
  });

  it('gives the lines of the file for what comes after a fault', () => {
    const {placeOf} = parse('code: A', 'title: @one', 'weeks:', '  - one');
    expect(placeOf(['weeks', 0])).toEqual({line: 4, column: 5});
  });
});
