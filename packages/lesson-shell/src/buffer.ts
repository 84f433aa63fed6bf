import {Buffer} from 'buffer';

// isomorphic-git expects the Buffer of Node as a global; this file is imported before it.
globalThis.Buffer ??= Buffer;
