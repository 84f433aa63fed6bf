import type {Grammar} from 'prismjs';
// Has to be first, because the grammars below register with it.
import {Prism} from './prism';
// Each grammar has to come after those that it extends.
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-tsx';
import 'prismjs/components/prism-scss';
import 'prismjs/components/prism-php';
import 'prismjs/components/prism-sql';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-yaml';
import 'prismjs/components/prism-markdown';
import 'prismjs/components/prism-ini';
import 'prismjs/components/prism-apacheconf';
import 'prismjs/components/prism-nginx';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-powershell';
import 'prismjs/components/prism-docker';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-mermaid';

/** Prism's name for each fence language; a language that is not listed here is shown without colours. */
const GRAMMARS: Readonly<Record<string, string>> = {
  js: 'javascript',
  ts: 'typescript',
  html: 'markup',
  css: 'css',
  scss: 'scss',
  jsx: 'jsx',
  tsx: 'tsx',
  vue: 'markup',
  php: 'php',
  sql: 'sql',
  console: 'bash',
  bash: 'bash',
  json: 'json',
  mermaid: 'mermaid',
  yaml: 'yaml',
  xml: 'markup',
  svg: 'markup',
  md: 'markdown',
  mdx: 'markdown',
  ini: 'ini',
  apache: 'apacheconf',
  nginx: 'nginx',
  diff: 'diff',
  powershell: 'powershell',
  blade: 'markup',
  dockerfile: 'docker',
  http: 'http',
};

export type PrismTokens = ReturnType<typeof Prism.tokenize>;

/** The Prism tokens of a text, or the text itself if there is no grammar for the language. */
export function tokenize(text: string, lang: string): PrismTokens {
  const language = GRAMMARS[lang];
  const grammar: Grammar | undefined =
    language === undefined ? undefined : Prism.languages[language];
  if (grammar === undefined) {
    return [text];
  }
  // Some grammars, such as PHP's, rely on hooks, which only `Prism.highlight` runs by itself.
  const env: {code: string; grammar: Grammar; language?: string; tokens?: PrismTokens} = {
    code: text,
    grammar: language === 'php' && !text.includes('<?') ? withoutTemplate(grammar) : grammar,
    language,
  };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return env.tokens;
}

/** PHP without an opening tag, that is, part of a file, which the template hook would take for HTML. */
function withoutTemplate(grammar: Grammar): Grammar {
  return Object.fromEntries(Object.entries(grammar).filter(([name]) => name !== 'php'));
}
