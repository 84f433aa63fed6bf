/** A library that lessons use. Its code is served from the portal's own files. */
export interface Library {
  /** Names of scripts in src/plugins/runtimes/entries.ts. */
  readonly script: string;
  /** Name of its style sheet among the runtime files, and where that is from the project's root. */
  readonly style?: {readonly name: string; readonly from: string};
  /** Module names with the global variable that contains each module. */
  readonly modules: Readonly<Record<string, string>>;
  /** Matches code that uses the global variable. */
  readonly uses: RegExp;
  /** Matches the URLs of public copies, which lessons quote from the library's manual. */
  readonly copies: RegExp;
  /** Keys of the libraries that it depends on. */
  readonly needs?: readonly string[];
  /** Code that runs after the library has loaded. */
  readonly after?: string;
}

/** The runtime file that has Bootstrap's Sass sheets, by name. */
export const BOOTSTRAP_SOURCES = 'bootstrap-scss.json';

export const LIBRARIES: Readonly<Record<string, Library>> = {
  react: {
    script: 'react.js',
    modules: {
      react: 'React',
      'react-dom': 'ReactDOM',
      'react-dom/client': 'ReactDOM',
      'react/jsx-runtime': 'ReactJsxRuntime',
    },
    uses: /\bReact(?:DOM)?\./,
    copies: /\/react(?:-dom)?(?:@[\d.]+)?\/.*\.js/,
  },
  vue: {
    script: 'vue.js',
    modules: {vue: 'Vue'},
    uses: /\bVue\.\w|=\s*Vue\b/,
    copies: /\/vue(?:@[\d.]+)?(?:\/.*\.js)?$/,
  },
  'vue-router': {
    script: 'vue-router.js',
    modules: {'vue-router': 'VueRouter'},
    uses: /\bVueRouter\.\w|=\s*VueRouter\b/,
    copies: /\/vue-router(?:@[\d.]+)?(?:\/.*\.js)?$/,
    // A frame with an opaque origin is not allowed to change its URL.
    after:
      ';VueRouter.createWebHistory=VueRouter.createWebHashHistory=()=>VueRouter.createMemoryHistory();',
    needs: ['vue'],
  },
  pinia: {
    script: 'pinia.js',
    modules: {pinia: 'Pinia'},
    uses: /\bPinia\.\w|=\s*Pinia\b/,
    copies: /\/pinia(?:@[\d.]+)?(?:\/.*\.js)?$/,
    needs: ['vue'],
  },
  vuex: {
    script: 'vuex.js',
    modules: {vuex: 'Vuex'},
    uses: /\bVuex\.\w|=\s*Vuex\b/,
    copies: /\/vuex(?:@[\d.]+)?(?:\/.*\.js)?$/,
    needs: ['vue'],
  },
  jquery: {
    script: 'jquery.js',
    modules: {jquery: 'jQuery'},
    uses: /\bjQuery\b|(?<![\w$`'"])\$(?:\(|\.(?:ajax|get|getJSON|post|each)\b)/,
    copies: /\/jquery(?:[@-][\d.]+)?(?:\/|\.).*js/,
  },
  luxon: {
    script: 'luxon.js',
    modules: {luxon: 'luxon'},
    uses: /\bluxon\.\w|=\s*luxon\b/,
    copies: /\/luxon(?:@[\d.]+)?(?:\/.*\.js)?$/,
  },
  axios: {
    script: 'axios.js',
    modules: {axios: 'axios'},
    uses: /\baxios[.(]/,
    copies: /\/axios(?:@[\d.]+)?(?:\/.*\.js)?$/,
  },
  bootstrap: {
    script: 'bootstrap.js',
    style: {name: 'bootstrap.css', from: 'node_modules/bootstrap/dist/css/bootstrap.min.css'},
    modules: {bootstrap: 'bootstrap', 'bootstrap/dist/css/bootstrap.min.css': 'bootstrap'},
    uses: /\bbootstrap\.\w|\bdata-bs-/,
    copies: /\/bootstrap(?:@[\d.]+)?\/.*\.(?:js|css)/,
  },
};
