import {TextDecoder, TextEncoder} from 'node:util';
import '@testing-library/jest-dom';

// jsdom lacks what every browser has.
Object.assign(globalThis, {TextDecoder, TextEncoder});
