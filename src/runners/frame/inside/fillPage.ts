import type {CompiledScript, FrameScript, Supply} from '../protocol';
import {scriptAddress} from './blobs';
import type {Page, Slot} from './composePage';

/** Scripts of the example, keyed by the URL from which they run. */
export type ScriptAddresses = Map<string, FrameScript>;

/**
 * Inserts compiled scripts, libraries and style sheets into the page, and returns its HTML. Scripts get URLs
 * of their own, because browsers only report exact messages and line numbers for those, not for inline
 * scripts.
 */
export function fillPage(
  {document: page, slots}: Page,
  supply: Supply,
  extra: readonly FrameScript[],
  addresses: ScriptAddresses,
): string {
  const make = (script: FrameScript, defer: boolean) => {
    const address = scriptAddress(script.code);
    addresses.set(address, script);
    const element = page.createElement('script');
    element.setAttribute('src', address);
    element.toggleAttribute('defer', defer);
    return element;
  };
  const elementsOf = ({isModule, script, start}: CompiledScript, {defer, isImported}: Slot) =>
    [script, ...(start && !isImported ? [start] : [])].map((part) =>
      make(part, !isImported && (isModule || defer)),
    );
  for (const [index, slot] of slots.entries()) {
    const elements = elementsOf(supply.scripts[index]!, slot);
    if (slot.element) {
      slot.element.replaceWith(...elements);
    } else if (slot.isImported) {
      page.body.prepend(...elements);
    } else {
      page.body.append(...elements);
    }
  }
  page.body.append(...extra.map((script) => make(script, false)));
  const sheets = supply.sheets.map((css) => {
    const style = page.createElement('style');
    style.textContent = css;
    return style;
  });
  page.head.prepend(...sheets, ...supply.libraries.map((code) => make({code}, false)));
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
