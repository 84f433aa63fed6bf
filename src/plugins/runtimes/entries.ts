import {LIBRARIES} from '../../data/libraries';
import {WORKERS} from './workers';
import type {RuntimeEntry, ScriptEntry} from './types';

const FRAME_POLICY = {
  'script-src': "blob: 'unsafe-inline' 'unsafe-eval'",
  'style-src': "blob: data: 'unsafe-inline'",
  'img-src': 'blob: data:',
  'media-src': 'blob: data:',
  'font-src': 'blob: data:',
  'worker-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
} as const;

export const RUNTIMES: readonly RuntimeEntry[] = [
  ...WORKERS,
  {
    kind: 'page',
    name: 'preview.html',
    entry: 'src/runners/frame/inside/preview.ts',
    title: 'Preview',
    policy: FRAME_POLICY,
  },
  {
    kind: 'page',
    name: 'console.html',
    entry: 'src/runners/frame/inside/console.ts',
    title: 'Console',
    policy: {'script-src': "blob: 'unsafe-inline' 'unsafe-eval'", 'worker-src': 'blob:'},
  },
  {kind: 'script', name: 'react.js', entry: 'src/runners/libraries/react.ts'},
  {kind: 'module', name: 'vue-compiler.js', entry: 'src/runners/libraries/vueCompiler.ts'},
  {
    kind: 'script',
    name: 'vue.js',
    entry: 'src/runners/libraries/vue.ts',
    alias: {vue: 'vue/dist/vue.esm-bundler.js'},
    warns: true,
  },
  {
    kind: 'copy',
    name: 'vue-router.js',
    from: 'node_modules/vue-router/dist/vue-router.global.prod.js',
  },
  {kind: 'copy', name: 'pinia.js', from: 'node_modules/pinia/dist/pinia.iife.prod.js'},
  {kind: 'copy', name: 'vuex.js', from: 'node_modules/vuex/dist/vuex.global.prod.js'},
  {kind: 'copy', name: 'jquery.js', from: 'node_modules/jquery/dist/jquery.min.js'},
  {kind: 'copy', name: 'luxon.js', from: 'node_modules/luxon/build/global/luxon.min.js'},
  {kind: 'copy', name: 'axios.js', from: 'node_modules/axios/dist/axios.min.js'},
  {
    kind: 'copy',
    name: 'bootstrap.js',
    from: 'node_modules/bootstrap/dist/js/bootstrap.bundle.min.js',
  },
  ...Object.values(LIBRARIES).flatMap(({style}): readonly RuntimeEntry[] =>
    style ? [{kind: 'copy', ...style}] : [],
  ),
];

/**
 * Serves saved courses (docs/operations.md). It is not in the same folder as the others, where it could not
 * control any pages.
 */
export const SERVICE_WORKER_ENTRY: ScriptEntry = {
  kind: 'script',
  name: 'sw.js',
  entry: 'src/offline/worker.ts',
};
