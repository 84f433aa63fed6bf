import {runningHeads} from '../../../../src/components/PrintView/compose/runningHeads';

it('writes page numbers, and the title of each lesson on its pages, with quotation marks as text', () => {
  const rules = runningHeads('Week 1', [{page: 'l1', title: 'The "gap"\\'}]);
  expect(rules).toContain('@top-left { content: "Week 1";');
  expect(rules).toContain('"Page " counter(page) " of " counter(pages)');
  expect(rules).toContain(String.raw`@page l1 { @top-right { content: "The \"gap\"\\";`);
});
