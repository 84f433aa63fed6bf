import remarkCourseLists from '../../../../src/markdown/remark/courseLists';
import remarkTerms from '../../../../src/markdown/remark/terms';
import {page} from '../../../fixtures/badInputs/types';
import {TERMS} from '../../../fixtures/terms';
import {outline, runRemark} from '../../../helpers/remark';
import {writeTree} from '../../../helpers/writeTree';

const root = writeTree({...TERMS, 'modules/index.md': page('<Modules />'), 'courses/.keep': ''});

describe('<Term>', () => {
  const write = (markdown: string) =>
    outline(runRemark(remarkTerms({root}), markdown, 'a.md', root));

  it('leads from the place of its definition to the glossary', () => {
    expect(
      write('A <Term>flex container</Term> has <Term id="flex-item">`li` *children*</Term>.'),
    ).toEqual([
      [
        'A ',
        {'<dfn className=term>': [{'→ /modules/glossary.html#flex-container': 'flex container'}]},
        ' has ',
        {
          '<dfn className=term>': [
            {'→ /modules/glossary.html#flex-item': ['li', ' ', ['children']]},
          ],
        },
        '.',
      ],
    ]);
  });

  it('is a definition without a link where the list does not have it', () => {
    expect(write('A <Term>quasar</Term>.')).toEqual([
      ['A ', {'<dfn className=term>': ['quasar']}, '.'],
    ]);
  });
});

describe('<Glossary />', () => {
  it('lists the terms under their letters, with other names and the lesson', () => {
    const tree = runRemark(remarkCourseLists({root}), '<Glossary />', 'modules/glossary.md', root);
    expect(outline(tree)).toEqual([
      {h2: 'F'},
      {h3: 'flex container'},
      [
        'What ',
        'display',
        ' makes of it. Also: flex box.',
        ' Explained in ',
        {'→ /modules/tools/flexbox.html': 'Flexbox'},
        '.',
      ],
      {h3: 'flex item'},
      [
        'What ',
        'display',
        ' makes of it.',
        ' Explained in ',
        {'→ /modules/tools/flexbox.html': 'Flexbox'},
        '.',
      ],
      {h3: 'flexbox'},
      [
        'What ',
        'display',
        ' makes of it. Also: flexible box layout.',
        ' Explained in ',
        {'→ /modules/tools/flexbox.html': 'Flexbox'},
        '.',
      ],
    ]);
  });

  it('shows code in a name as code, under the letter that the name begins with', () => {
    const written = writeTree({
      'modules/a.md': page('Text.', 'A'),
      'content/terms.yml': ['zip', '`nav` element', 'namespace']
        .map(
          (name, index) =>
            `  - id: term-${index}\n    term: '${name}'\n    definition: A part.\n    lesson: modules/a.md\n`,
        )
        .reduce((list, entry) => list + entry, 'terms:\n'),
      'courses/.keep': '',
    });
    const tree = runRemark(
      remarkCourseLists({root: written}),
      '<Glossary />',
      'modules/glossary.md',
      written,
    );
    expect((outline(tree) as object[]).filter((block) => !Array.isArray(block))).toEqual([
      {h2: 'N'},
      {h3: 'namespace'},
      {h3: ['nav', ' element']},
      {h2: 'Z'},
      {h3: 'zip'},
    ]);
  });
});
