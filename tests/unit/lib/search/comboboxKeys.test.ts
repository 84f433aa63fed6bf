import {boxAction, type BoxState} from '../../../../src/lib/search/comboboxKeys';

const state: BoxState = {isOpen: true, index: 0, count: 3, hasQuery: true};

describe('boxAction', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
  ])('S22, S25: %s at row %p goes to row %p', (key, index, next) => {
    expect(boxAction(key, {...state, index})).toEqual({kind: 'move', index: next});
  });

  it('S22: an arrow shows a list that was closed, and is the browser’s where there is none', () => {
    expect(boxAction('ArrowDown', {...state, isOpen: false})).toEqual({kind: 'open'});
    expect(boxAction('ArrowUp', {...state, count: 0})).toBeUndefined();
  });

  it('S24: Enter chooses the row, and does nothing without one', () => {
    expect(boxAction('Enter', {...state, index: 2})).toEqual({kind: 'choose', index: 2});
    expect(boxAction('Enter', {...state, index: -1})).toBeNull();
    expect(boxAction('Enter', {...state, index: 3})).toBeNull();
    expect(boxAction('Enter', {...state, isOpen: false})).toBeNull();
  });

  it('S27: Escape empties the box, then leaves it', () => {
    expect(boxAction('Escape', state)).toEqual({kind: 'clear'});
    expect(boxAction('Escape', {...state, hasQuery: false})).toEqual({kind: 'leave'});
  });

  it('leaves other keys to the browser', () => {
    expect(boxAction('Home', state)).toBeUndefined();
    expect(boxAction('a', state)).toBeUndefined();
  });
});
