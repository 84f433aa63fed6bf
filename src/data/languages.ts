// Shared by the page, the tests and the content rules. Only add to these lists: the category and the default
// file name of a language must not change once a lesson uses it.

/** Languages whose fences run unless the author gives a reason not to (lesson-guide §5). */
export const RUNNABLE_LANGUAGES = [
  'js',
  'ts',
  'html',
  'css',
  'scss',
  'jsx',
  'tsx',
  'vue',
  'php',
  'sql',
  'console',
] as const;

export type RunnableLanguage = (typeof RUNNABLE_LANGUAGES)[number];

/** Languages that are checked but cannot be run. */
export const CHECKED_LANGUAGES = ['json', 'mermaid', 'bash'] as const;

/** Languages that are only displayed. */
const SHOWN_LANGUAGES = [
  'text',
  'output',
  'yaml',
  'xml',
  'svg',
  'md',
  'mdx',
  'ini',
  'apache',
  'nginx',
  'diff',
  'powershell',
  'blade',
  'dockerfile',
  'http',
  'vtt',
] as const;

/** Every language that a fence may have. */
export const FENCE_LANGUAGES: readonly string[] = [
  ...RUNNABLE_LANGUAGES,
  ...CHECKED_LANGUAGES,
  ...SHOWN_LANGUAGES,
];

/** Languages that can be shown rendered. */
export const PREVIEW_LANGUAGES: readonly string[] = ['html', 'css', 'js', 'jsx', 'tsx', 'vue'];

/** Language names that authors know from other tools, with the name used here. */
export const LANGUAGE_ALIASES: Readonly<Record<string, string>> = {
  javascript: 'js',
  mjs: 'js',
  typescript: 'ts',
  htm: 'html',
  sass: 'scss',
  sh: 'bash',
  shell: 'console',
  'shell-session': 'console',
  terminal: 'console',
  mysql: 'sql',
  sqlite: 'sql',
  yml: 'yaml',
  markdown: 'md',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
  jsonc: 'json',
  ps1: 'powershell',
  docker: 'dockerfile',
  htaccess: 'apache',
  env: 'ini',
};

/** The file name for a fence that does not give one. */
export const DEFAULT_FILE_NAMES: Readonly<Record<RunnableLanguage, string>> = {
  js: 'script.js',
  ts: 'script.ts',
  html: 'index.html',
  css: 'style.css',
  scss: 'style.scss',
  jsx: 'App.jsx',
  tsx: 'App.tsx',
  vue: 'App.vue',
  php: 'index.php',
  sql: 'query.sql',
  console: 'terminal',
};

export function isRunnableLanguage(language: string): language is RunnableLanguage {
  return (RUNNABLE_LANGUAGES as readonly string[]).includes(language);
}

/** How the page labels a language whose short name would be unclear. */
const LANGUAGE_LABELS: Readonly<Record<string, string>> = {
  bash: 'sh',
  output: 'output',
  console: 'terminal',
  powershell: 'ps1',
};

export function languageLabel(lang: string): string {
  return LANGUAGE_LABELS[lang] ?? lang;
}
