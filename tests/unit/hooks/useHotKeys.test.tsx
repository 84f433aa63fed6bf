/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {useHotKeys} from '@site/src/hooks/useHotKeys';
import {SEARCH_HOT_KEYS} from '@site/src/data/limits';

const onPress = jest.fn(() => true);

function Page() {
  useHotKeys(SEARCH_HOT_KEYS, onPress);
  return (
    <>
      <button type="button">Button</button>
      <a href="/">Link</a>
      <input aria-label="Text" />
      <input type="checkbox" aria-label="Check" />
      <textarea aria-label="Area" />
      <select aria-label="Select" />
      <div contentEditable suppressContentEditableWarning>
        <b data-testid="inside">bold</b>
      </div>
      <div contentEditable={false} data-testid="fixed" />
    </>
  );
}

beforeEach(() => {
  onPress.mockClear();
  onPress.mockReturnValue(true);
  render(<Page />);
});

describe('useHotKeys', () => {
  it.each(['s', '/'])('S29: %p calls back and its own effect is prevented', (key) => {
    const isDefaultKept = fireEvent.keyDown(document.body, {key});
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(isDefaultKept).toBe(false);
  });

  it('S29: works from buttons, links and what is not editable', () => {
    fireEvent.keyDown(screen.getByRole('button'), {key: 's'});
    fireEvent.keyDown(screen.getByRole('link'), {key: 's'});
    fireEvent.keyDown(screen.getByTestId('fixed'), {key: 's'});
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it.each(['Text', 'Check', 'Area', 'Select'])('S30: does nothing in the control %p', (label) => {
    fireEvent.keyDown(screen.getByLabelText(label), {key: '/'});
    expect(onPress).not.toHaveBeenCalled();
  });

  it('S30: does nothing inside an editable element', () => {
    fireEvent.keyDown(screen.getByTestId('inside'), {key: 's'});
    expect(onPress).not.toHaveBeenCalled();
  });

  it('S31: a capital S does nothing', () => {
    fireEvent.keyDown(document.body, {key: 'S', shiftKey: true});
    expect(onPress).not.toHaveBeenCalled();
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])(
    'S31: leaves the key with %s to the browser',
    (name) => {
      const isDefaultKept = fireEvent.keyDown(document.body, {key: 's', [name]: true});
      expect(onPress).not.toHaveBeenCalled();
      expect(isDefaultKept).toBe(true);
    },
  );

  it('keeps the key’s own effect when it was not used', () => {
    onPress.mockReturnValue(false);
    expect(fireEvent.keyDown(document.body, {key: 's'})).toBe(true);
  });

  it('leaves keys that another part of the page has used', () => {
    const use = (event: Event): void => event.preventDefault();
    document.body.addEventListener('keydown', use);
    fireEvent.keyDown(document.body, {key: 's'});
    document.body.removeEventListener('keydown', use);
    expect(onPress).not.toHaveBeenCalled();
  });
});
