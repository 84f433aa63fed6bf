/**
 * The bridge to JavaScript that php-cgi-wasm switches on would reach the page or Node, so it is
 * switched off; functions that open connections or processes have nothing to reach.
 */
const DISABLED = [
  ...[
    'addeventlistener',
    'await',
    'env',
    'eval',
    'import',
    'new',
    'removeeventlistener',
    'run',
    'shared',
    'target',
    'timeout',
    'zval',
  ].map((name) => `vrzno_${name}`),
  'curl_exec',
  'exec',
  'fsockopen',
  'mail',
  'passthru',
  'pfsockopen',
  'popen',
  'proc_open',
  'shell_exec',
  'stream_socket_client',
  'stream_socket_server',
  'system',
];

const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  mbstring: ['php8.3-mbstring.so'],
  sqlite: ['php8.3-sqlite.so', 'php8.3-pdo-sqlite.so'],
};

/** Libraries that are loaded for the extensions. */
export function librariesOf(extensions: readonly string[]): readonly string[] {
  return extensions.flatMap((name) => LIBRARIES[name] ?? []);
}

/** Runs before each script: the earlier blocks of a lesson, and the stand-in for a MySQL server. */
export const PREPEND = '/config/prepend.php';

export function phpIni(extensions: readonly string[]): string {
  return [
    ...librariesOf(extensions).map((name) => `extension=${name}`),
    'disable_classes=Vrzno',
    `disable_functions=${DISABLED.join(',')}`,
    'allow_url_fopen=0',
    'allow_url_include=0',
    `auto_prepend_file=${PREPEND}`,
    'date.timezone=America/Toronto',
    'default_charset=UTF-8',
    'enable_dl=0',
    'display_errors=1',
    'error_reporting=E_ALL',
    'expose_php=0',
    'html_errors=0',
    'include_path=.:/usr/share/php',
    'log_errors=0',
    'memory_limit=64M',
    'post_max_size=2M',
    'session.save_path=/tmp',
    'session.use_strict_mode=0',
    'short_open_tag=0',
    'user_ini.filename=',
    'zend.assertions=1',
    '',
  ].join('\n');
}
