import assert from 'node:assert/strict';
import {after, afterEach, before} from 'node:test';
import type {Engine, StartEngine} from './engine';
import {call, open, takeFaults} from './reader';
import {serveSite, type Site} from './site';

export const PHONE_PX = [480, 844] as const;
const DESKTOP_PX = [1280, 900] as const;

/** An engine and the sites that it reads, there while the tests of a `describe` run. */
export class Stage {
  engine!: Engine;
  portal!: Site;
  /** The portal of tests/helpers/gallerySite.ts; `GALLERY_BUILD` names its build (scripts/test-engines.ts). */
  gallery!: Site;

  constructor(start: StartEngine) {
    before(async () => {
      this.portal = await serveSite('build');
      this.gallery = await serveSite(process.env.GALLERY_BUILD!);
      this.engine = await start();
      await this.engine.resize(...DESKTOP_PX);
    });
    after(async () => {
      await this.engine.close();
      this.portal.close();
      this.gallery.close();
    });
    afterEach(async () => {
      this.portal.fail();
      this.portal.prepare('');
      await this.engine.resize(...DESKTOP_PX);
    });
  }

  readonly openPortal = (path: string): Promise<void> =>
    open(this.engine, `${this.portal.address}${path}`);

  readonly openGallery = (path: string): Promise<void> =>
    open(this.engine, `${this.gallery.address}${path}`);

  readonly pathname = (): Promise<string> => call(this.engine, () => location.pathname);

  /** Firefox also tells of chunks that were under way when the next page was asked for. */
  readonly noFaults = async (): Promise<void> => {
    const faults = await takeFaults(this.engine);
    assert.deepEqual(
      faults.filter((text) => !text.includes('ChunkLoadError')),
      [],
    );
  };
}
