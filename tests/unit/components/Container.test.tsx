/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import Badge from '../../../src/components/Badge';
import Container from '../../../src/components/Container';
import {CONTAINERS} from '../../../src/data/containers';

describe('Container', () => {
  it.each([
    ['tip', undefined, 'TIP'],
    ['warning', 'NOTE', 'NOTE'],
    ['danger', 'IMPORTANT', 'IMPORTANT'],
  ])('K1: %s with the title %p shows %s first', (type, title, shown) => {
    const {container} = render(
      <Container type={type} title={title}>
        <p>Text</p>
      </Container>,
    );
    const box = container.firstElementChild!;
    expect(box).toHaveClass('container', type);
    expect(box.firstElementChild).toHaveTextContent(shown);
    expect(box).toHaveTextContent('Text');
  });

  it('K2: details are folded under the given words', () => {
    render(
      <Container type="details" title="Solution">
        <p>Text</p>
      </Container>,
    );
    const details = screen.getByRole('group');
    expect(details).not.toHaveAttribute('open');
    expect(details.querySelector('summary')).toHaveTextContent('Solution');
  });

  it.each(CONTAINERS.filter((type) => type !== 'details'))(
    'K3: %s carries an icon that is not read out',
    (type) => {
      const {container} = render(
        <Container type={type} title="Read this">
          <p>Text</p>
        </Container>,
      );
      expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    },
  );
});

describe('Badge', () => {
  it('K12: is of type tip unless it says so', () => {
    render(<Badge text="Exercise" />);
    expect(screen.getByText('Exercise')).toHaveClass('badge', 'tip');
  });

  it.each(['tip', 'warning', 'danger'] as const)(
    'K12: takes the type %s and a vertical place',
    (type) => {
      render(<Badge type={type} text="Lab" vertical="middle" />);
      expect(screen.getByText('Lab')).toHaveClass(type);
      expect(screen.getByText('Lab')).toHaveStyle({verticalAlign: 'middle'});
    },
  );
});
