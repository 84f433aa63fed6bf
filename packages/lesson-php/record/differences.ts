/** Where PHP 8.3 and MySQL 8.4 write something else than PHP 8.2 and MariaDB, which were recorded. */
export interface Difference {
  readonly why: string;
  readonly source: string;
  /** The body as it is to be, made from the recorded one. */
  readonly apply: (body: string) => string;
}

const MYSQL = 'https://dev.mysql.com/doc/mysql-errors/8.4/en/server-error-reference.html';
const MIGRATION = 'https://www.php.net/manual/en/migration83';
const SOURCES = 'https://github.com/php/php-src/blob/PHP-8.3';

const SHORTER_OFFSET: Difference = {
  why: 'The message no longer says “value of type”.',
  source: `${SOURCES}/Zend/zend_execute.c`,
  apply: (body) => body.replaceAll('array offset on value of type', 'array offset on'),
};

const SUMS: Omit<Difference, 'apply'> = {
  why: 'array_sum() and array_product() warn of values that are not numbers.',
  source: `${MIGRATION}.other-changes.php`,
};

export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  'arrays/undefined-key': SHORTER_OFFSET,
  'errors/property-on-null': SHORTER_OFFSET,
  'errors/handlers': SHORTER_OFFSET,
  'arrays/array-functions-type-errors': {
    why: 'range() says of a step of 0 that it cannot be 0.',
    source: `${MIGRATION}.incompatible.php`,
    apply: (body) =>
      body.replace('($step) must not exceed the specified range', '($step) cannot be 0'),
  },
  'arrays/array-equality': {
    ...SUMS,
    apply: (body) =>
      `\nWarning: array_sum(): Addition is not supported on type string in /www/index.php on line 2\n${body}`,
  },
  'arrays/array-sum-text': {
    ...SUMS,
    apply: (body) =>
      body.replace(
        '6 0',
        '\nWarning: A non-numeric value encountered in /www/index.php on line 2\n6 \nWarning: array_product(): Multiplication is not supported on type string in /www/index.php on line 2\n0',
      ),
  },
  'basics/string-increment': {
    why: '-- warns that it does nothing to null.',
    source: 'https://wiki.php.net/rfc/saner-inc-dec-operators',
    apply: (body) =>
      body.replace(
        'int(1)\n',
        'int(1)\n\nWarning: Decrement on type null has no effect, this will change in the next major version of PHP in /www/index.php on line 2\n',
      ),
  },
  'college/dates-of-a-term': {
    why: 'A date that cannot be read throws DateMalformedStringException.',
    source: `${MIGRATION}.incompatible.php`,
    apply: (body) =>
      body.replace('Uncaught Exception: Failed', 'Uncaught DateMalformedStringException: Failed'),
  },
  'classes/typed-constants-of-83': {
    why: 'Constants of classes may have a type.',
    source: `${MIGRATION}.new-features.php`,
    apply: () => 'x',
  },
  'classes/json-validate-of-83': {
    why: 'json_validate() is new.',
    source: `${MIGRATION}.new-functions.php`,
    apply: () => 'bool(true)\n',
  },
  'classes/dynamic-class-constant': {
    why: 'A::{$name} gives a constant of a class.',
    source: `${MIGRATION}.new-features.php`,
    apply: () => '55',
  },
  'errors/json-objects': {
    why: 'unserialize() warns where it gave a notice.',
    source: `${MIGRATION}.other-changes.php`,
    apply: (body) => body.replace('Notice: unserialize()', 'Warning: unserialize()'),
  },
  'functions/by-reference-error': {
    why: 'The message says “could not” in place of “cannot”.',
    source: `${SOURCES}/Zend/zend_execute.c`,
    apply: (body) =>
      body.replace('cannot be passed by reference', 'could not be passed by reference'),
  },
  'functions/date-broken': {
    why: 'Dates throw exceptions of their own, and modify() throws where it warned.',
    source: 'https://wiki.php.net/rfc/datetime-exceptions',
    apply: (body) =>
      body
        .replace('Exception: Failed', 'DateMalformedStringException: Failed')
        .replace('Exception: Unknown', 'DateMalformedIntervalStringException: Unknown')
        .replace('Exception: DateTimeZone', 'DateInvalidTimeZoneException: DateTimeZone')
        .replace(
          /Warning: (DateTime::modify.*) in \/www\/index\.php on line 2\nbool\(false\)/,
          'Fatal error:  Uncaught DateMalformedStringException: $1 in /www/index.php:2',
        ),
  },
  'term/custom-handlers': SHORTER_OFFSET,
  'term/null-errors': SHORTER_OFFSET,
  'term/keys-of-arrays': {
    why: 'The message says what is no key.',
    source: `${SOURCES}/Zend/zend_execute.c`,
    apply: (body) =>
      body.replace('Illegal offset type', 'Cannot access offset of type array on array'),
  },
  'term/references': {
    why: 'The message says “could not” in place of “cannot”.',
    source: `${SOURCES}/Zend/zend_execute.c`,
    apply: (body) =>
      body.replace('cannot be passed by reference', 'could not be passed by reference'),
  },
  'pdo/term-injection': {
    why: 'The name of a key begins with that of its table.',
    source: MYSQL,
    apply: (body) => withMysql(body.replaceAll("for key 'name'", "for key 'members.name'")),
  },
  'pdo/term-silent-mode': {
    why: 'false and true are told apart in messages.',
    source: `${SOURCES}/Zend/zend_execute.c`,
    apply: (body) => withMysql(body.replace('on bool', 'on false')),
  },
  'numbers/number-format-string-error': {
    why: 'number_format() takes int|float.',
    source: `${SOURCES}/ext/standard/basic_functions.stub.php`,
    apply: (body) => body.replace('must be of type float', 'must be of type int|float'),
  },
  'requests/session-twice': {
    why: 'The message says where the session was started.',
    source: `${SOURCES}/ext/session/session.c`,
    apply: (body) =>
      body.replace(
        'already active in',
        'already active (started from /www/index.php on line 3) in',
      ),
  },
};

interface Rule {
  readonly why: string;
  readonly source: string;
  readonly from: RegExp;
  readonly to: string;
}

/** Where MySQL 8.4 words an error unlike MariaDB 10.11, in all scripts with PDO. */
export const MYSQL_RULES: readonly Rule[] = [
  {
    why: 'The name of the product.',
    source: MYSQL,
    from: /MariaDB server version/g,
    to: 'MySQL server version',
  },
  {
    why: 'A clause has another name in messages.',
    source: MYSQL,
    from: /(Unknown column '\w+' in )'SELECT'/g,
    to: "$1'field list'",
  },
  {
    why: 'A clause has another name in messages.',
    source: MYSQL,
    from: /(Column '\w+' in )SELECT( is ambiguous)/g,
    to: '$1field list$2',
  },
  {
    why: 'The name of a key begins with that of its table.',
    source: MYSQL,
    from: /(Duplicate entry '\w+' for key ')name'/g,
    to: "$1fruit.name'",
  },
  {
    why: 'A value that does not fit its column has a state of its own only in MariaDB.',
    source: MYSQL,
    from: /"22007"( \d+\n {2}SQLSTATE\[)22007\]: Invalid datetime format(: 1366)/g,
    to: '"HY000"$1HY000]: General error$2',
  },
  {
    why: 'The name of a column stands without its table.',
    source: MYSQL,
    from: /for column `shop`\.`fruit`\.`(\w+)`/g,
    to: "for column '$1'",
  },
  {
    why: 'The database is looked for before the table.',
    source: MYSQL,
    from: /"42S02"( \d+\n {2}SQLSTATE\[)42S02\]: Base table or view not found: 1146 Table 'nope.fruit' doesn't exist/g,
    to: '"42000"$142000]: Syntax error or access violation: 1049 Unknown database \'nope\'',
  },
];

/** The body that MySQL gives in place of MariaDB, with the lengths that var_dump() tells. */
export function withMysql(body: string): string {
  const worded = (text: string) =>
    MYSQL_RULES.reduce((done, {from, to}) => done.replace(from, to), text);
  return worded(
    body.replace(/string\(\d+\) "([^"\n]*)"/g, (whole, text: string) =>
      worded(text) === text
        ? whole
        : `string(${Buffer.byteLength(worded(text))}) "${worded(text)}"`,
    ),
  );
}
