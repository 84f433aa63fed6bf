import remarkWeekNumbers from '../../../../src/markdown/remark/weekNumbers';
import {nodesOf, runRemark} from '../../../helpers/remark';

const textsOf = (markdown: string): readonly string[] =>
  nodesOf(runRemark(remarkWeekNumbers(), markdown), 'text').map(({value}) => value);

describe('remarkWeekNumbers', () => {
  it.each([
    ['| Due |\n| --- |\n| Week 12 |', 'Week\u00A012'],
    ['due in week 2, not in weeks 3 and 4', 'due in week\u00A02, not in weeks\u00A03 and 4'],
    ['- *Week 1*', 'Week\u00A01'],
  ])('keeps the number in the line of its week: %j', (markdown, text) => {
    expect(textsOf(markdown)).toContain(text);
  });

  it.each(['## Week 1', '## The *Week 1* page', 'a week of 5 days', 'midweek 3'])(
    'leaves %j as it is',
    (markdown) => {
      expect(textsOf(markdown).join('')).not.toContain('\u00A0');
    },
  );
});
