/** @jest-environment jsdom */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Figure from '../../../src/components/Figure';
import Mermaid from '../../../src/components/Mermaid';

const SVG =
  '<svg role="img" aria-label="Two boxes" viewBox="0 0 400 200"><marker id="end"></marker><path marker-end="url(#end)"></path></svg>';

const user = userEvent.setup();
const dialog = () => screen.queryByRole('dialog');

// jsdom knows the element and its attribute, but not its methods.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

describe('Figure', () => {
  it('marks up the code in a caption', () => {
    render(<Figure svg={SVG} caption="A `div` brings text." />);
    expect(screen.getByText('div').tagName).toBe('CODE');
    expect(screen.getByRole('figure')).toHaveTextContent('A div brings text.');
  });

  it('has no caption without words', () => {
    render(<Figure svg={SVG} />);
    expect(screen.getByRole('figure').querySelector('figcaption')).toBeNull();
    expect(screen.getByRole('button', {name: 'Enlarge: the figure'})).toBeInTheDocument();
  });

  it('grows by its button, in a dialog with its name, without doubling an id', async () => {
    render(<Figure svg={SVG} caption="A `div` brings text." />);
    await user.click(screen.getByRole('button', {name: 'Enlarge: A div brings text.'}));
    const large = screen.getByRole('dialog', {name: 'A div brings text.'});
    expect(within(large).getByRole('img', {name: 'Two boxes'})).toBeInTheDocument();
    const ids = [...document.querySelectorAll('svg [id]')].map(({id}) => id);
    expect(ids).toEqual(['end', 'enlarged-end']);
    expect(large.querySelector('path[marker-end]')).toHaveAttribute(
      'marker-end',
      'url(#enlarged-end)',
    );
  });

  it('grows by a click on the drawing', async () => {
    render(<Figure svg={SVG} />);
    await user.click(screen.getByRole('img', {name: 'Two boxes'}));
    expect(dialog()).toBeInTheDocument();
  });

  it.each(['button', 'drawing'])('goes from the page by a click on its %s', async (part) => {
    render(<Figure svg={SVG} />);
    await user.click(screen.getByRole('button', {name: 'Enlarge: the figure'}));
    const large = within(screen.getByRole('dialog'));
    await user.click(
      part === 'button' ? large.getByRole('button', {name: 'Close'}) : large.getByRole('img'),
    );
    expect(dialog()).toBeNull();
  });

  it('offers no button where no script runs', () => {
    jest.mocked(useIsBrowser).mockReturnValue(false);
    render(<Figure svg={SVG} />);
    expect(screen.queryByRole('button')).toBeNull();
    jest.mocked(useIsBrowser).mockReturnValue(true);
  });
});

describe('Mermaid', () => {
  const words = {code: 'flowchart LR', title: 'The loop', description: 'It goes round.'};

  it('is a drawing with its words, which can be reached where it scrolls, and enlarged', async () => {
    render(<Mermaid {...words} svg={SVG} />);
    expect(screen.getByRole('figure')).toHaveTextContent('The loop It goes round.');
    expect(screen.getByRole('group', {name: 'Diagram: The loop'})).toHaveAttribute('tabindex', '0');
    await user.click(screen.getByRole('button', {name: 'Enlarge: The loop'}));
    expect(screen.getByRole('dialog', {name: 'The loop'})).toBeInTheDocument();
  });

  it('is its own text where it was not drawn', () => {
    render(<Mermaid {...words} />);
    expect(screen.getByRole('figure')).toHaveTextContent('flowchart LR');
    expect(screen.queryByRole('button', {name: /^Enlarge/})).toBeNull();
  });
});
