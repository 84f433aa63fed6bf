import * as Vue from 'vue';
import type {TemplateError} from '../frame/protocol';

// The portal's own build. Vue's production build for classic scripts reports too little; its development
// build throws on every mistake and prints a greeting. In this one, warnings are printed in plain language,
// and a template that cannot be compiled is an error with a location.

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

/** Errors are reported separately. Without the component tree, a warning fits on a line. */
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
  // Otherwise Vue waits three seconds for the browser's developer tools to connect.
  __VUE_DEVTOOLS_GLOBAL_HOOK__: {emit: () => undefined},
});
