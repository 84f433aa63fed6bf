import type {Locator} from 'playwright-core';

type Press = (control: Locator) => Promise<void>;

const click: Press = (control) => control.click();

/** An entry of the menu of a block, which is opened for it. */
export async function entryOf(
  block: Locator,
  name: string | RegExp,
  press: Press = click,
): Promise<Locator> {
  await press(block.getByRole('button', {name: 'More', exact: true}));
  const entry = block.getByRole('menu').locator('[role^=menuitem]').filter({hasText: name});
  await entry.waitFor();
  return entry;
}

/** Chooses an entry of the menu of a block. */
export async function choose(
  block: Locator,
  name: string | RegExp,
  press: Press = click,
): Promise<void> {
  await press(await entryOf(block, name, press));
}
