/** @jest-environment jsdom */
import {readStored, removeStored, writeStored} from '../../../src/lib/storage';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the device’s storage', () => {
  it('gives back what was written, and forgets it', () => {
    writeStored('course', '/mtm6130/');
    expect(readStored('course')).toBe('/mtm6130/');
    removeStored('course');
    expect(readStored('course')).toBeNull();
  });

  it('G4: a failure is logged once a key and breaks nothing', () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    writeStored('full', 'a');
    writeStored('full', 'b');
    expect(readStored('full')).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]![0]).toContain('"full"');
  });

  it('G4: reads nothing where storage is blocked altogether', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const blocked = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
    expect(readStored('blocked')).toBeNull();
    blocked.mockRestore();
  });
});

afterAll(() => warn.mockRestore());
