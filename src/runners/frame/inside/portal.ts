import type {LoopGuard} from './loopGuard';
import type {ModuleRegistry} from './modules';
import type {Outbox} from './outbox';
import {PORTAL} from '../names';

/** Functions that compiled examples call; src/runners/frame/compile.ts writes the calls. */
export interface Portal {
  loop(): void;
  /** Called before the block itself, after the blocks that it continues. */
  begin(): void;
  readonly define: ModuleRegistry['define'];
  readonly start: ModuleRegistry['start'];
}

/**
 * Defines the helpers where compiled code finds them, as non-enumerable properties so that `for…in` skips
 * them.
 */
export function installPortal(guard: LoopGuard, modules: ModuleRegistry, outbox: Outbox): void {
  const portal: Portal = {
    loop: () => guard.check(),
    begin: () => outbox.begin(),
    define: modules.define,
    start: modules.start,
  };
  Object.defineProperty(globalThis, PORTAL, {value: portal});
}
