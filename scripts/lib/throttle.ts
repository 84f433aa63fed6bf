import type {CDPSession, Page} from 'playwright-core';

/** Chrome’s “Slow 4G” preset, and the CPU slowdown that is usual with it. */
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 562.5;
const BYTES_PER_SECOND = (1.44 * 1024 * 1024) / 8;
const UPLOAD_BYTES_PER_SECOND = (0.675 * 1024 * 1024) / 8;

/** Makes a page as slow as on a mid-range phone; returns the session, with which bytes can be counted. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: UPLOAD_BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  return session;
}
