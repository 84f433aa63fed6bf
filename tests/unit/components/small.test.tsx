/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ChecklistBox from '../../../src/components/ChecklistBox';
import CourseGlyph from '../../../src/components/CourseGlyph';
import InlineCode from '../../../src/components/InlineCode';
import SiteFooter from '../../../src/components/SiteFooter';
import SkipLink from '../../../src/components/SkipLink';
import TableHeader from '../../../src/components/TableHeader';
import {renderAt} from '../../helpers/site';

describe('SkipLink', () => {
  it('T7: is the first stop and leads to the content', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const user = userEvent.setup();
    render(
      <>
        <SkipLink />
        <button>menu</button>
        <main tabIndex={-1}>content</main>
      </>,
    );
    await user.tab();
    expect(screen.getByRole('link', {name: 'Skip to main content'})).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('TableHeader', () => {
  function show(header: string | undefined): void {
    render(
      <table>
        <thead>
          <tr>
            <TableHeader>{header}</TableHeader>
          </tr>
        </thead>
      </table>,
    );
  }

  it('heads its column', () => {
    show('Property');
    expect(screen.getByRole('columnheader', {name: 'Property'})).toHaveAttribute('scope', 'col');
  });

  it('is a plain cell when it is empty', () => {
    show(undefined);
    expect(screen.queryByRole('columnheader')).toBeNull();
    expect(screen.getByRole('cell')).toBeInTheDocument();
  });
});

describe('InlineCode', () => {
  it('marks up what stands between backticks', () => {
    const {container} = render(<InlineCode text="Use `gap`, not `margin`." />);
    expect(container).toHaveTextContent('Use gap, not margin.');
    expect(container.querySelectorAll('code')).toHaveLength(2);
  });
});

describe('decoration', () => {
  it.each([
    ['a glyph', <CourseGlyph key="a" of="mtm6130" />],
    ['the box of a checklist', <ChecklistBox key="b" />],
  ])('%s says nothing to assistive technology', (_, ui) => {
    const {container} = render(ui);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('SiteFooter', () => {
  it('leads to every course, to all modules, to the glossary, to the reader’s own page and to the licences', () => {
    renderAt('/', <SiteFooter />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/modules/',
      '/modules/glossary.html',
      '/my/',
      '/modules/using-this-portal.html',
      '/mtm6130/',
      '/mtm6201/',
      '/mtm6302/',
      '/licenses.txt',
    ]);
  });
});
