/** @jest-environment jsdom */
import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeBlock from '@site/src/components/CodeBlock';
import CodeGroup from '@site/src/components/CodeGroup';
import CodeGroupItem from '@site/src/components/CodeGroup/Item';

const HTML = '<span class=l><span class=k>const</span> a = 1 &lt; 2;\n</span>';

describe('CodeBlock', () => {
  it('K4, K7: ships highlighted code with the language, and its title', () => {
    const html = renderToStaticMarkup(<CodeBlock lang="bash" html={HTML} title="start.sh" />);
    expect(html).toContain(HTML);
    expect(html).toContain('start.sh');
    expect(html).toContain('>sh<');
  });

  it('K7: copies the code as the author wrote it', async () => {
    const user = userEvent.setup();
    render(<CodeBlock lang="js" html={HTML} />);
    await user.click(screen.getByRole('button', {name: 'Copy js'}));
    expect(await navigator.clipboard.readText()).toBe('const a = 1 < 2;');
    expect(screen.getByRole('button', {name: 'Copied js'})).toBeInTheDocument();
  });

  it('can be reached by keyboard, to scroll long lines', () => {
    render(<CodeBlock lang="js" html={HTML} />);
    expect(screen.getByLabelText('Code, js')).toHaveAttribute('tabindex', '0');
  });
});

function renderGroup(active?: number) {
  return render(
    <CodeGroup>
      {['npm', 'pnpm', 'yarn'].map((title, index) => (
        <CodeGroupItem key={title} title={title} active={index === active}>
          {title} install
        </CodeGroupItem>
      ))}
    </CodeGroup>,
  );
}

const selected = () => screen.getByRole('tab', {selected: true}).textContent;

describe('CodeGroup', () => {
  it('K11: opens the first panel unless another is marked', () => {
    renderGroup().unmount();
    renderGroup(1);
    expect(selected()).toBe('pnpm');
  });

  it('K10: ties each panel to its tab', () => {
    renderGroup();
    const panel = screen.getByRole('tabpanel', {name: 'npm'});
    expect(panel).toHaveTextContent('npm install');
    expect(screen.getByRole('tab', {name: 'npm'})).toHaveAttribute('aria-controls', panel.id);
  });

  it('K11: selects by click', async () => {
    renderGroup();
    await userEvent.click(screen.getByRole('tab', {name: 'yarn'}));
    expect(selected()).toBe('yarn');
  });

  it('K11: arrows select and focus the neighbour, and wrap', async () => {
    renderGroup();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toBe('yarn');
    expect(screen.getByRole('tab', {name: 'yarn'})).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('npm');
  });

  it('K11: Home and End do nothing', async () => {
    renderGroup();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(selected()).toBe('npm');
  });
});
