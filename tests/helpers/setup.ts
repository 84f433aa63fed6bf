import {TextDecoder, TextEncoder} from 'node:util';
import '@testing-library/jest-dom';

// jsdom lacks what every browser has.
Object.assign(globalThis, {TextDecoder, TextEncoder});
if (typeof window !== 'undefined') {
  // A wide screen, and no wishes of its reader.
  window.matchMedia = (() => ({matches: false})) as unknown as typeof window.matchMedia;
}
