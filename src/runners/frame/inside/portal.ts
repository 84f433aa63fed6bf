import type {LoopGuard} from './loopGuard';
import type {ModuleRegistry} from './modules';
import type {Outbox} from './outbox';
import {PORTAL} from '../names';

/** What compiled examples call; src/runners/frame/compile.ts writes the calls. */
export interface Portal {
  loop(): void;
  /** Called before the block itself, after those that it continues. */
  begin(): void;
  readonly define: ModuleRegistry['define'];
  readonly start: ModuleRegistry['start'];
}

/** Puts the helpers where compiled code finds them, out of the sight of `for…in`. */
export function installPortal(guard: LoopGuard, modules: ModuleRegistry, outbox: Outbox): void {
  const portal: Portal = {
    loop: () => guard.check(),
    begin: () => outbox.begin(),
    define: modules.define,
    start: modules.start,
  };
  Object.defineProperty(globalThis, PORTAL, {value: portal});
}
