import type {Extension} from '@codemirror/state';

type Load = () => Promise<Extension>;

/** One chunk per language; a language without one is edited as plain text. */
const LANGUAGES: Readonly<Record<string, Load>> = {
  js: async () => (await import('@codemirror/lang-javascript')).javascript(),
  jsx: async () => (await import('@codemirror/lang-javascript')).javascript({jsx: true}),
  ts: async () => (await import('@codemirror/lang-javascript')).javascript({typescript: true}),
  tsx: async () =>
    (await import('@codemirror/lang-javascript')).javascript({jsx: true, typescript: true}),
  html: async () => (await import('@codemirror/lang-html')).html({autoCloseTags: true}),
  css: async () => (await import('@codemirror/lang-css')).css(),
  scss: async () => (await import('@codemirror/lang-sass')).sass({indented: false}),
  vue: async () => (await import('@codemirror/lang-vue')).vue(),
  php: async () => (await import('@codemirror/lang-php')).php(),
  sql: async () => {
    const {MySQL, sql} = await import('@codemirror/lang-sql');
    return sql({dialect: MySQL});
  },
};

export async function loadLanguage(lang: string): Promise<Extension> {
  return (await LANGUAGES[lang]?.()) ?? [];
}
