import * as Vue from 'vue';
import type {TemplateError} from '../frame/protocol';

// Vue's own build for a plain script either says too little (production) or forgives nothing and
// greets everyone (development), so this is the portal's: its warnings are printed in plain words, and
// a template that cannot be compiled is an error with its place.

type Options = NonNullable<Parameters<typeof Vue.compile>[1]>;
type Warn = NonNullable<Vue.AppConfig['warnHandler']>;

const compile: typeof Vue.compile = (source, options: Options = {}) => {
  const template = typeof source === 'string' ? source : source.innerHTML;
  return Vue.compile(template, {
    ...options,
    onError(error) {
      throw Object.assign<SyntaxError, Pick<TemplateError, 'template'>>(error, {template});
    },
  });
};

/** An error is told by itself; without the component tree, a warning is one line. */
const warn: Warn = (message) => {
  if (!message.startsWith('Unhandled error')) {
    console.warn(`[Vue warn]: ${message}`);
  }
};

const createApp: typeof Vue.createApp = (...values) => {
  const app = Vue.createApp(...values);
  app.config.warnHandler = warn;
  return app;
};

Vue.registerRuntimeCompiler(compile);
Object.assign(globalThis, {
  Vue: {...Vue, compile, createApp},
  // Else Vue waits three seconds for the browser's developer tools to ask for it.
  __VUE_DEVTOOLS_GLOBAL_HOOK__: {emit: () => undefined},
});
