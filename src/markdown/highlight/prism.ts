import {Prism} from 'prism-react-renderer';

// The grammars of prismjs/components register themselves with the global Prism.
Object.assign(globalThis, {Prism});

export {Prism};
