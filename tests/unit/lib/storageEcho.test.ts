import {createEchoFilter} from '../../../src/lib/storageEcho';

describe('createEchoFilter', () => {
  it('hears the same message once until the task is over', () => {
    const pending: (() => void)[] = [];
    const isEcho = createEchoFilter((forget) => pending.push(forget));
    expect(isEcho('theme=dark')).toBe(false);
    expect(isEcho('theme=dark')).toBe(true);
    pending.forEach((forget) => forget());
    expect(isEcho('theme=dark')).toBe(false);
  });

  it('hears different messages of one task', () => {
    const isEcho = createEchoFilter(() => undefined);
    expect(isEcho('theme=dark')).toBe(false);
    expect(isEcho('theme=light')).toBe(false);
  });
});
