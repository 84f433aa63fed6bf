<?php
// PDO over MySQL, for a build of PHP that has no driver for it. The engine hands statements to a
// server through /dev/lesson (lessonDevice.ts); all that PDO itself does is here.
//
// The engine gives both classes names that look like those of PHP (pdo.ts). No object is kept
// beside those that PDO would make, as var_dump() shows their numbers.

class LessonPDO extends PDO {
  private const LABELS = [
    '02000' => 'No data', '0A000' => 'Feature not supported', '21000' => 'Cardinality violation',
    '21S01' => 'Insert value list does not match column list',
    '21S02' => 'Degree of derived table does not match column list',
    '22001' => 'String data, right truncated', '22003' => 'Numeric value out of range',
    '22004' => 'Null value not allowed', '22007' => 'Invalid datetime format',
    '22008' => 'Datetime field overflow', '22012' => 'Division by zero',
    '22018' => 'Invalid character value for cast specification',
    '23000' => 'Integrity constraint violation', '25000' => 'Invalid transaction state',
    '25001' => 'Active sql transaction', '25006' => 'Read only sql transaction',
    '28000' => 'Invalid authorization specification', '3D000' => 'Invalid catalog name',
    '40001' => 'Serialization failure', '42000' => 'Syntax error or access violation',
    '42S01' => 'Base table or view already exists', '42S02' => 'Base table or view not found',
    '42S11' => 'Index already exists', '42S12' => 'Index not found',
    '42S21' => 'Column already exists', '42S22' => 'Column not found',
    '44000' => 'WITH CHECK OPTION violation', 'HY000' => 'General error',
    'HY093' => 'Invalid parameter number', 'IM001' => 'Driver does not support this function',
  ];

  private const BUSY = 'Cannot execute queries while other unbuffered queries are active.  Consider using PDOStatement::fetchAll().  Alternatively, if your code is only ever going to run against mysql, you may enable query buffering by setting the PDO::MYSQL_ATTR_USE_BUFFERED_QUERY attribute.';

  private static $device;
  private ?array $attributes = null;
  private int $on = 0;
  private bool $open = false;
  private bool $busy = false;
  private array $last = ['', null, null];
  private string $id = '0';

  public function __construct(string $dsn, ?string $username = null, #[SensitiveParameter] ?string $password = null, ?array $options = null) {
    if (preg_match('/^(?!mysql:|sqlite:|uri:)\w+:/', $dsn)) {
      throw self::atReader(new PDOException('could not find driver'));
    }
    if (!str_starts_with($dsn, 'mysql:')) {
      try {
        parent::__construct($dsn, $username, $password, $options);
      } catch (PDOException $error) {
        throw self::atReader($error);
      }
      return;
    }
    preg_match('/[:;]dbname=([^;]*)/', $dsn, $match);
    $answer = self::send(['connect' => $match[1] ?? '']);
    if (isset($answer['error'])) {
      [$state, $code, $text] = $answer['error'];
      throw self::failure("SQLSTATE[$state] [$code] $text", $code, $answer['error']);
    }
    $this->on = $answer['on'];
    $this->attributes = [
      PDO::ATTR_AUTOCOMMIT => 1,
      PDO::ATTR_CASE => PDO::CASE_NATURAL,
      PDO::ATTR_CLIENT_VERSION => 'mysqlnd ' . PHP_VERSION,
      PDO::ATTR_CONNECTION_STATUS => 'Localhost via UNIX socket',
      PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_BOTH,
      PDO::ATTR_DEFAULT_STR_PARAM => PDO::PARAM_STR_CHAR,
      PDO::ATTR_DRIVER_NAME => 'mysql',
      PDO::ATTR_EMULATE_PREPARES => 1,
      PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
      PDO::ATTR_ORACLE_NULLS => PDO::NULL_NATURAL,
      PDO::ATTR_PERSISTENT => false,
      PDO::ATTR_SERVER_VERSION => '8.4.0',
      PDO::ATTR_STATEMENT_CLASS => ['LessonStatement'],
      PDO::ATTR_STRINGIFY_FETCHES => false,
    ];
    foreach ($options ?? [] as $attribute => $value) {
      $this->setAttribute($attribute, $value);
    }
    $this->last = ['', null, null];
  }

  public function __destruct() {
    if ($this->attributes !== null && $this->open) {
      self::send(['on' => $this->on, 'sql' => 'ROLLBACK']);
    }
  }

  public function __debugInfo(): array {
    return array_filter(get_mangled_object_vars($this), fn($name) => !str_starts_with($name, "\0" . self::class . "\0"), ARRAY_FILTER_USE_KEY);
  }

  /** An error as PHP itself throws it: from the reader's line, and nothing of this file in its trace. */
  public static function failure(string $message, mixed $code = 0, ?array $info = null): PDOException {
    $error = new PDOException($message);
    $error->errorInfo = $info;
    self::set($error, 'code', $code);
    return self::atReader($error);
  }

  public static function atReader(Throwable $error): Throwable {
    $trace = $error->getTrace();
    while ($trace && ($trace[0]['file'] ?? __FILE__) === __FILE__) { array_shift($trace); }
    if ($trace) {
      self::set($error, 'file', $trace[0]['file']);
      self::set($error, 'line', $trace[0]['line']);
      self::set($error, 'trace', $trace);
    }
    return $error;
  }

  private static function set(Throwable $error, string $name, mixed $value): void {
    (new ReflectionProperty($error instanceof Exception ? Exception::class : Error::class, $name))->setValue($error, $value);
  }

  /** A warning at the reader's line, by the handler that the reader has set. */
  public static function warn(string $message, int $level = E_WARNING): void {
    foreach (debug_backtrace(DEBUG_BACKTRACE_IGNORE_ARGS) as $frame) {
      if (($frame['file'] ?? __FILE__) !== __FILE__) { break; }
    }
    $handler = set_error_handler(null);
    restore_error_handler();
    if ($handler !== null && $handler($level, $message, $frame['file'], $frame['line']) !== false) { return; }
    if ((error_reporting() & $level) && ini_get('display_errors')) {
      echo "\n", $level === E_DEPRECATED ? 'Deprecated' : 'Warning', ": $message in $frame[file] on line $frame[line]\n";
    }
  }

  /** The handler for warnings of PHP within this file. */
  public static function relay(int $level, string $message): bool {
    restore_error_handler();
    self::warn($message, $level);
    set_error_handler([self::class, 'relay']);
    return true;
  }

  /** Functions of PHP itself take no more arguments than they know. */
  public static function limit(string $function, int $count, int $most): void {
    if ($count > $most) {
      $name = str_replace([self::class, LessonStatement::class], ['PDO', 'PDOStatement'], $function);
      throw self::atReader(new ArgumentCountError("$name() expects " . ($most === 0 || $most === 1 && str_ends_with($name, 'exec') ? 'exactly' : 'at most') . " $most argument" . ($most === 1 ? '' : 's') . ", $count given"));
    }
  }

  public static function refuse(string $why): never {
    self::send(['refuse' => $why]);
    exit;
  }

  private static function send(array $command): array {
    if (!self::$device) {
      self::$device = fopen('/dev/lesson', 'r+');
      stream_set_write_buffer(self::$device, 0);
    }
    // The device takes one write for one command, but PHP splits long ones.
    stream_set_chunk_size(self::$device, 4194304);
    fwrite(self::$device, json_encode($command, JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE));
    $line = '';
    do {
      $part = fgets(self::$device);
      $line .= $part;
    } while ($part !== false && !str_ends_with($line, "\n"));
    $answer = json_decode($line, true);
    if (isset($answer['refused'])) { exit; }
    return $answer;
  }

  /** Runs statements; gives their results and, if one failed, the error. */
  public function lessonRun(string $sql): array {
    if ($this->busy) { return ['results' => [], 'error' => ['HY000', 2014, self::BUSY]]; }
    $answer = self::send(['on' => $this->on, 'sql' => $sql]);
    $this->open = $answer['open'];
    $this->id = $answer['results'] ? end($answer['results'])['id'] : '0';
    return $answer;
  }

  /** Tells of an error as the attribute for errors asks; gives false. */
  public function lessonFail(string $function, array $error, ?string $more = null): bool {
    [$state, $code, $text] = $error + [1 => null, 2 => null];
    $label = self::LABELS[$state] ?? '<<Unknown error>>';
    $message = "SQLSTATE[$state]: $label" . ($text === null ? '' : ": $code $text") . ($more === null ? '' : ": $more");
    if ($this->attributes[PDO::ATTR_ERRMODE] === PDO::ERRMODE_EXCEPTION) {
      throw self::failure($message, $state, $error);
    }
    if ($this->attributes[PDO::ATTR_ERRMODE] === PDO::ERRMODE_WARNING) { self::warn("$function: $message"); }
    return false;
  }

  public function lessonAttribute(int $attribute): mixed { return $this->attributes[$attribute]; }

  private function failed(string $function, array $error, ?string $more = null): bool {
    $this->last = $error + [1 => null, 2 => null];
    return $this->lessonFail($function, $error, $more);
  }

  private function checked(string $function, string $query): void {
    if ($query === '') {
      throw self::atReader(new ValueError("$function(): Argument #1 (\$" . ($function === 'PDO::exec' ? 'statement' : 'query') . ') cannot be empty'));
    }
  }

  public function prepare(string $query, array $options = []): PDOStatement|false {
    self::limit(__METHOD__, func_num_args(), 2);
    if ($this->attributes === null) { return parent::prepare($query, $options); }
    $this->checked('PDO::prepare', $query);
    $this->last = ['00000', null, null];
    $native = !($options[PDO::ATTR_EMULATE_PREPARES] ?? $this->attributes[PDO::ATTR_EMULATE_PREPARES]);
    if ($native) {
      $error = self::send(['on' => $this->on, 'sql' => "PREPARE lesson_check FROM '" . addcslashes(LessonStatement::marked($query), "\\'") . "'"])['error'] ?? null;
      if ($error) { return $this->failed('PDO::prepare()', $error); }
    }
    return new LessonStatement($this, $query, $this->attributes[PDO::ATTR_DEFAULT_FETCH_MODE], $native);
  }

  public function query(string $query, ?int $fetchMode = null, mixed ...$args): PDOStatement|false {
    if ($this->attributes === null) {
      return $fetchMode === null ? parent::query($query) : parent::query($query, $fetchMode, ...$args);
    }
    $this->checked('PDO::query', $query);
    $this->last = ['00000', null, null];
    $answer = $this->lessonRun($query);
    if (!$answer['results'] && isset($answer['error'])) { return $this->failed('PDO::query()', $answer['error']); }
    $statement = new LessonStatement($this, $query, $this->attributes[PDO::ATTR_DEFAULT_FETCH_MODE], false);
    $statement->lessonTake($answer);
    if ($fetchMode !== null) { $statement->setFetchMode($fetchMode, ...$args); }
    return $statement;
  }

  public function exec(string $statement): int|false {
    self::limit(__METHOD__, func_num_args(), 1);
    if ($this->attributes === null) { return parent::exec($statement); }
    $this->checked('PDO::exec', $statement);
    $this->last = ['00000', null, null];
    ['results' => $results] = $answer = $this->lessonRun($statement);
    if (isset($answer['error'])) { return $this->failed('PDO::exec()', $answer['error']); }
    $this->busy = isset($results[0]['rows']);
    return isset($results[0]['rows']) ? 0 : $results[0]['count'];
  }

  public function lastInsertId(?string $name = null): string|false {
    return $this->attributes === null ? parent::lastInsertId($name) : $this->id;
  }

  public function quote(string $string, int $type = PDO::PARAM_STR): string|false {
    return $this->attributes === null ? parent::quote($string, $type) : self::quoted($string, $type);
  }

  public static function quoted(string $text, int $type = PDO::PARAM_STR): string {
    return ($type & PDO::PARAM_STR_NATL ? 'N' : '') . "'" . strtr($text, ['\\' => '\\\\', "'" => "\\'", '"' => '\\"', "\n" => '\\n', "\r" => '\\r', "\0" => '\\0', "\x1a" => '\\Z']) . "'";
  }

  private function transaction(string $sql, bool $expected): bool {
    if ($this->open !== $expected) {
      throw self::failure($expected ? 'There is no active transaction' : 'There is already an active transaction');
    }
    $answer = $this->lessonRun($sql);
    return isset($answer['error']) ? $this->failed('PDO::' . ['START TRANSACTION' => 'beginTransaction', 'COMMIT' => 'commit', 'ROLLBACK' => 'rollBack'][$sql] . '()', $answer['error']) : true;
  }

  public function beginTransaction(): bool {
    return $this->attributes === null ? parent::beginTransaction() : $this->transaction('START TRANSACTION', false);
  }

  public function commit(): bool {
    return $this->attributes === null ? parent::commit() : $this->transaction('COMMIT', true);
  }

  public function rollBack(): bool {
    return $this->attributes === null ? parent::rollBack() : $this->transaction('ROLLBACK', true);
  }

  public function inTransaction(): bool {
    return $this->attributes === null ? parent::inTransaction() : $this->open;
  }

  public function setAttribute(int $attribute, mixed $value): bool {
    if ($this->attributes === null) { return parent::setAttribute($attribute, $value); }
    $this->last = ['00000', null, null];
    $choices = [
      PDO::ATTR_ERRMODE => ['Error mode', 'ERRMODE', 2],
      PDO::ATTR_CASE => ['Case folding mode', 'CASE', 2],
      PDO::ATTR_ORACLE_NULLS => null,
      PDO::ATTR_DEFAULT_FETCH_MODE => null,
      PDO::ATTR_STRINGIFY_FETCHES => null,
      PDO::ATTR_EMULATE_PREPARES => null,
    ];
    if ($attribute === PDO::ATTR_STATEMENT_CLASS) { self::refuse('PDO::ATTR_STATEMENT_CLASS needs a real server. Use PDO::FETCH_CLASS.'); }
    if ($attribute === PDO::ATTR_AUTOCOMMIT && !$value) { self::refuse('PDO::ATTR_AUTOCOMMIT cannot be switched off. Use beginTransaction().'); }
    if (!array_key_exists($attribute, $choices)) { return in_array($attribute, [PDO::ATTR_AUTOCOMMIT, PDO::MYSQL_ATTR_USE_BUFFERED_QUERY], true); }
    if (!is_int($value) && !is_bool($value) && !(is_string($value) && is_numeric($value))) {
      throw self::atReader(new TypeError('Attribute value must be of type ' . (in_array($attribute, [PDO::ATTR_STRINGIFY_FETCHES, PDO::ATTR_EMULATE_PREPARES], true) ? 'bool' : 'int') . ' for selected attribute, ' . get_debug_type($value) . ' given'));
    }
    if ($choices[$attribute] !== null && ((int) $value < 0 || (int) $value > $choices[$attribute][2])) {
      throw self::atReader(new ValueError("{$choices[$attribute][0]} must be one of the PDO::{$choices[$attribute][1]}_* constants"));
    }
    $this->attributes[$attribute] = $attribute === PDO::ATTR_STRINGIFY_FETCHES ? (bool) $value : (int) $value;
    return true;
  }

  public function getAttribute(int $attribute): mixed {
    if ($this->attributes === null) { return parent::getAttribute($attribute); }
    if (!array_key_exists($attribute, $this->attributes)) {
      return $this->failed('PDO::getAttribute()', ['IM001', 0], 'driver does not support that attribute');
    }
    return $this->attributes[$attribute];
  }

  public function errorInfo(): array {
    return $this->attributes === null ? parent::errorInfo() : $this->last;
  }

  public function errorCode(): ?string {
    return $this->attributes === null ? parent::errorCode() : ($this->last[0] === '' ? null : $this->last[0]);
  }
}

class LessonStatement extends PDOStatement {
  /** Strings, comments, and what stands for a value, as PDO finds them in a statement. */
  private const PARTS = '/"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\'|\/\*.*?\*\/|--[^\r\n]*|:{2,}|\?{2,}|\?|:(\w+)/s';

  public string $queryString = '';
  private ?array $values = null;
  private array $results = [];
  private ?array $error = null;
  private array $columns = [];
  private array $kinds = [];
  private array $rows = [];
  private array $bound = [];
  private int $place = 0;
  private int $count = 0;
  private array $fetched = [];
  private array $modeValues = [];
  private array $last = ['', null, null];
  private ?string $sent = null;

  public function __construct(private LessonPDO $pdo, string $query, private int $mode, private bool $native) {
    // PHP lets nobody write this property, but does not look at a reference to it.
    $reference = &$this->queryString;
    $reference = $query;
  }

  public function __debugInfo(): array { return ['queryString' => $this->queryString]; }

  /** The statement with a question mark for each name. */
  public static function marked(string $sql): string {
    return preg_replace_callback(self::PARTS, fn($match) => isset($match[1]) ? '?' : $match[0], $sql);
  }

  public function bindValue(string|int $param, mixed $value, int $type = PDO::PARAM_STR): bool {
    LessonPDO::limit(__METHOD__, func_num_args(), 3);
    $this->values[$this->key('bindValue', $param)] = [$value, $type];
    return true;
  }

  public function bindParam(string|int $param, mixed &$var, int $type = PDO::PARAM_STR, int $maxLength = 0, mixed $driverOptions = null): bool {
    $entry = [null, $type];
    $entry[0] = &$var;
    $this->values[$this->key('bindParam', $param)] = $entry;
    return true;
  }

  private function key(string $method, string|int $param): string|int {
    if (is_string($param)) {
      if ($param === '') { throw LessonPDO::atReader(new ValueError("PDOStatement::$method(): Argument #1 (\$param) cannot be empty")); }
      return $param[0] === ':' ? $param : ":$param";
    }
    if ($param < 1) { throw LessonPDO::atReader(new ValueError("PDOStatement::$method(): Argument #1 (\$param) must be greater than or equal to 1")); }
    return $param - 1;
  }

  public function execute(?array $params = null): bool {
    LessonPDO::limit(__METHOD__, func_num_args(), 1);
    $this->last = ['00000', null, null];
    if ($params !== null) {
      $this->values = [];
      foreach ($params as $key => $value) {
        $this->values[is_int($key) ? $key : ($key[0] === ':' ? $key : ":$key")] = [$value, PDO::PARAM_STR];
      }
    }
    $problem = $this->problem();
    if ($problem !== null) { return $this->failed(['HY093', 0], $problem === '' ? null : $problem); }
    $this->sent = $this->filled();
    return $this->lessonTake($this->pdo->lessonRun($this->sent));
  }

  /** Takes the results of statements; the first is at hand. */
  public function lessonTake(array $answer): bool {
    $this->last = ['00000', null, null];
    $this->results = $answer['results'];
    $this->error = $answer['error'] ?? null;
    return $this->nextResult() || $this->error === null;
  }

  private function nextResult(): bool {
    if (!$this->results) {
      if ($this->error !== null) {
        $error = $this->error;
        $this->clear();
        return $this->failed($error);
      }
      return false;
    }
    $result = array_shift($this->results);
    $case = $this->pdo->lessonAttribute(PDO::ATTR_CASE);
    $this->columns = array_map(fn($name) => $case === PDO::CASE_UPPER ? strtoupper($name) : ($case === PDO::CASE_LOWER ? strtolower($name) : $name), $result['columns'] ?? []);
    $this->kinds = $result['kinds'] ?? [];
    $this->rows = $result['rows'] ?? [];
    $this->count = $result['count'];
    $this->place = 0;
    return true;
  }

  private function clear(): void {
    $this->rows = $this->columns = [];
    $this->place = $this->count = 0;
  }

  private function failed(array $error, ?string $more = null): bool {
    $this->clear();
    $this->last = isset($error[2]) ? $error : [$error[0], null, null];
    return $this->pdo->lessonFail('PDOStatement::execute()', $error, $more);
  }

  private function placeholders(): array {
    preg_match_all(self::PARTS, $this->queryString, $matches, PREG_SET_ORDER);
    $found = [];
    foreach ($matches as $match) {
      if ($match[0] === '?') { $found[] = count($found); } elseif (isset($match[1])) { $found[] = $match[0]; }
    }
    return $found;
  }

  /** What is wrong with the values: a sentence, '' for none that PHP names, or null. */
  private function problem(): ?string {
    $places = $this->placeholders();
    $names = array_filter($places, 'is_string');
    if ($this->native) {
      $known = $this->values === null ? 0 : count(array_intersect(array_keys($this->values), $places));
      return $known === count($places) && count($this->values ?? []) === $known ? null : '';
    }
    if ($names && count($names) < count($places)) { return 'mixed named and positional parameters'; }
    if (!$this->values && ($places || $this->values === null)) { return null; }
    $missing = array_diff($places, array_keys($this->values));
    if (count($places) !== count($this->values) && !($names && count($places) > count($this->values) && !$missing)) {
      return 'number of bound variables does not match number of tokens';
    }
    return $missing ? 'parameter was not defined' : null;
  }

  private function filled(): string {
    $place = 0;
    return preg_replace_callback(self::PARTS, function ($match) use (&$place) {
      [[$text, $at]] = $match;
      if (str_starts_with($text, '??')) { return str_repeat('?', intdiv(strlen($text), 2)); }
      if (!$this->values || $text !== '?' && !isset($match[1])) { return $text; }
      return $this->literal(substr($this->queryString, 0, $at), ...$this->values[$text === '?' ? $place++ : $text]);
    }, $this->queryString, -1, $count, PREG_OFFSET_CAPTURE);
  }

  private function literal(string $before, mixed $value, int $type): string {
    set_error_handler([LessonPDO::class, 'relay']);
    try {
      $kind = $type & ~(PDO::PARAM_STR_NATL | PDO::PARAM_STR_CHAR);
      if ($value === null || $kind === PDO::PARAM_NULL) { return 'NULL'; }
      if ($kind === PDO::PARAM_INT) { return (string) (int) $value; }
      if ($kind === PDO::PARAM_BOOL) { return $value ? '1' : '0'; }
      $text = (string) $value;
      $isCount = $this->native && is_numeric($text) && preg_match('/\b(?:LIMIT|OFFSET)\s+(?:\S+\s*,\s*)?$/i', $before);
      return $isCount ? $text : LessonPDO::quoted($text, $type);
    } catch (Error $error) {
      throw LessonPDO::atReader($error);
    } finally {
      restore_error_handler();
    }
  }

  public function setFetchMode(int $mode, mixed ...$args): bool {
    [$least, $most] = match ($mode & 0xFF) {
      PDO::FETCH_CLASS => [2, 3],
      PDO::FETCH_COLUMN, PDO::FETCH_INTO => [2, 2],
      default => [1, 1],
    };
    $count = count($args) + 1;
    if ($count < $least || $count > $most) {
      $wanted = $least === $most ? 'exactly' : ($count < $least ? 'at least' : 'at most');
      $limit = $count < $least ? $least : $most;
      throw LessonPDO::atReader(new ArgumentCountError("PDOStatement::setFetchMode() expects $wanted $limit argument" . ($limit === 1 ? '' : 's') . " for the fetch mode provided, $count given"));
    }
    $this->mode = $mode;
    $this->modeValues = $args;
    return true;
  }

  /** The next row with the types of PHP, or null. */
  private function next(): ?array {
    if ($this->place >= count($this->rows)) { return null; }
    $row = $this->rows[$this->place++];
    $isText = $this->pdo->lessonAttribute(PDO::ATTR_STRINGIFY_FETCHES);
    $nulls = $this->pdo->lessonAttribute(PDO::ATTR_ORACLE_NULLS);
    foreach ($row as $index => $value) {
      if ($value === null) {
        $row[$index] = $nulls === PDO::NULL_TO_STRING ? '' : null;
      } elseif ($value === '' && $nulls === PDO::NULL_EMPTY_STRING) {
        $row[$index] = null;
      } elseif ($this->kinds[$index] === 'year') {
        $row[$index] = (string) $value;
      } elseif ($this->kinds[$index] === 'double') {
        $row[$index] = $isText ? (string) $value : (float) $value;
      } elseif ($isText) {
        $row[$index] = is_float($value) ? sprintf('%.0F', $value) : (string) $value;
      } elseif ($this->kinds[$index] === 'int' && !is_int($value)) {
        LessonPDO::refuse("the column {$this->columns[$index]} holds a whole number of more than 32 bits. Read it as text: CAST({$this->columns[$index]} AS CHAR).");
      }
    }
    $this->fetched = $row;
    foreach ($this->bound as [$column, &$variable]) {
      $index = is_int($column) ? $column - 1 : array_search($column, $this->columns, true);
      if ($index !== false && array_key_exists($index, $row)) { $variable = $row[$index]; }
    }
    return $row;
  }

  private function shaped(array $row, array $columns, int $mode, array $args): mixed {
    $named = [];
    foreach ($columns as $index => $name) { $named[$name] = $row[$index]; }
    switch ($mode & 0xFF) {
      case PDO::FETCH_ASSOC: return $named;
      case PDO::FETCH_NUM: return $row;
      case PDO::FETCH_OBJ: return (object) $named;
      case PDO::FETCH_BOUND: return true;
      case PDO::FETCH_COLUMN: return $this->cell($row, $args[0] ?? 0);
      case PDO::FETCH_FUNC: return $args[0](...$row);
      case PDO::FETCH_CLASS: return $this->built($args[0] ?? stdClass::class, $named, $args[1] ?? [], $mode);
      case PDO::FETCH_INTO:
        $this->assignAll($args[0], $named);
        return $args[0];
      case PDO::FETCH_NAMED:
        $all = [];
        foreach ($columns as $index => $name) { $all[$name][] = $row[$index]; }
        return array_map(fn($values) => count($values) === 1 ? $values[0] : $values, $all);
      case PDO::FETCH_BOTH:
        $both = [];
        foreach ($columns as $index => $name) {
          $both[$name] = $row[$index];
          if (!array_key_exists($index, $both)) { $both[$index] = $row[$index]; }
        }
        return $both;
    }
    LessonPDO::refuse('this mode of fetch() needs a real server. Use PDO::FETCH_ASSOC or PDO::FETCH_OBJ.');
  }

  private function cell(array $row, int $column): mixed {
    if ($column < 0 || $column >= count($this->columns)) {
      throw LessonPDO::atReader(new ValueError($column < 0 ? 'Column index must be greater than or equal to 0' : 'Invalid column index'));
    }
    return $row[$column];
  }

  private function built(string $class, array $named, array $values, int $mode): object {
    if (!class_exists($class)) { LessonPDO::refuse("the class $class for PDO::FETCH_CLASS does not exist."); }
    if ($mode & PDO::FETCH_CLASSTYPE) { LessonPDO::refuse('PDO::FETCH_CLASSTYPE needs a real server. Use a class by its name.'); }
    $late = (bool) ($mode & PDO::FETCH_PROPS_LATE);
    $hasConstructor = method_exists($class, '__construct');
    $object = match (true) {
      $late && $hasConstructor => new $class(...$values),
      method_exists($class, '__wakeup'), method_exists($class, '__unserialize') => (new ReflectionClass($class))->newInstanceWithoutConstructor(),
      // Unlike reflection, this makes no second object, whose number var_dump() would show.
      default => unserialize('O:' . strlen($class) . ':"' . $class . '":0:{}'),
    };
    $this->assignAll($object, $named);
    if (!$late && $hasConstructor) { $object->__construct(...$values); }
    return $object;
  }

  /** Like PDO, goes on to the last value before it tells of the first that does not fit. */
  private function assignAll(object $object, array $named): void {
    $first = null;
    foreach ($named as $name => $value) {
      try {
        $this->assign($object, $name, $value);
      } catch (Error $error) {
        $first ??= $error;
      }
    }
    if ($first !== null) { throw $first; }
  }

  private function assign(object $object, string $name, mixed $value): void {
    set_error_handler([LessonPDO::class, 'relay']);
    try {
      $scope = property_exists($object, $name) ? (new ReflectionProperty($object, $name))->class : ($object::class === stdClass::class ? null : $object::class);
      $write = function () use ($name, $value) { $this->$name = $value; };
      ($scope === null || $scope === stdClass::class ? $write->bindTo($object) : $write->bindTo($object, $scope))();
    } catch (Error $error) {
      throw LessonPDO::atReader($error);
    } finally {
      restore_error_handler();
    }
  }

  private function modeOf(string $function, int $mode, array $args): array {
    if ($mode === PDO::FETCH_DEFAULT) { return [$this->mode, $this->modeValues]; }
    if (($mode & 0xFF) > PDO::FETCH_KEY_PAIR || $mode < 0) {
      throw LessonPDO::atReader(new ValueError("$function(): Argument #1 (\$mode) must be a bitmask of PDO::FETCH_* constants"));
    }
    return [$mode, $args ?: (($mode & 0xFF) === ($this->mode & 0xFF) ? $this->modeValues : [])];
  }

  public function fetch(int $mode = PDO::FETCH_DEFAULT, int $cursorOrientation = PDO::FETCH_ORI_NEXT, int $cursorOffset = 0): mixed {
    LessonPDO::limit(__METHOD__, func_num_args(), 3);
    [$mode, $args] = $this->modeOf('PDOStatement::fetch', $mode, []);
    $row = $this->next();
    if ($row === null) { return false; }
    if (($mode & 0xFF) === PDO::FETCH_KEY_PAIR) { return $this->isPair() ? [$row[0] => $row[1]] : false; }
    return $this->shaped($row, $this->columns, $mode, $args);
  }

  private function isPair(): bool {
    return count($this->columns) === 2 || $this->pdo->lessonFail('PDOStatement::fetchAll()', ['HY000'], 'PDO::FETCH_KEY_PAIR fetch mode requires the result set to contain exactly 2 columns.');
  }

  public function fetchAll(int $mode = PDO::FETCH_DEFAULT, mixed ...$args): array {
    [$mode, $args] = $this->modeOf('PDOStatement::fetchAll', $mode, $args);
    $shape = $mode & 0xFF;
    $isGroup = ($mode & (PDO::FETCH_GROUP | PDO::FETCH_UNIQUE)) !== 0;
    if ($shape === PDO::FETCH_KEY_PAIR && !$this->isPair()) { return []; }
    $all = [];
    while (($row = $this->next()) !== null) {
      if ($shape === PDO::FETCH_KEY_PAIR) {
        $all[$row[0]] = $row[1];
      } elseif ($isGroup && $shape === PDO::FETCH_COLUMN) {
        self::put($all, $row[0], $row[$args[0] ?? 1], $mode);
      } elseif ($isGroup) {
        $value = $this->shaped(array_slice($row, 1), array_slice($this->columns, 1), $shape === 0 ? $mode | $this->mode : $mode, $args);
        if (($shape === 0 ? $this->mode : $shape) === PDO::FETCH_BOTH) { $value = self::keepNumbers(array_slice($row, 1), array_slice($this->columns, 1)); }
        self::put($all, $row[0], $value, $mode);
      } else {
        $all[] = $this->shaped($row, $this->columns, $shape === 0 ? $mode | $this->mode : $mode, $args);
      }
    }
    return $all;
  }

  /** A group's rows count their columns from the second one of the result. */
  private static function keepNumbers(array $row, array $columns): array {
    $both = [];
    foreach ($columns as $index => $name) {
      $both[$name] = $row[$index];
      $both[$index + 1] = $row[$index];
    }
    return $both;
  }

  private static function put(array &$all, mixed $key, mixed $value, int $mode): void {
    $key = is_float($key) ? (string) $key : $key ?? '';
    if (($mode & PDO::FETCH_UNIQUE) === PDO::FETCH_UNIQUE) { $all[$key] = $value; } else { $all[$key][] = $value; }
  }

  public function fetchColumn(int $column = 0): mixed {
    LessonPDO::limit(__METHOD__, func_num_args(), 1);
    $row = $this->next();
    return $row === null ? false : $this->cell($row, $column);
  }

  public function fetchObject(?string $class = 'stdClass', array $constructorArgs = []): object|false {
    $row = $this->next();
    return $row === null ? false : $this->shaped($row, $this->columns, PDO::FETCH_CLASS, [$class ?? 'stdClass', $constructorArgs]);
  }

  public function bindColumn(string|int $column, mixed &$var, int $type = PDO::PARAM_STR, int $maxLength = 0, mixed $driverOptions = null): bool {
    $this->bound[] = [$column, &$var];
    return true;
  }

  public function getColumnMeta(int $column): array|false {
    LessonPDO::refuse('getColumnMeta() needs a real server. array_keys() of a row gives the names of its columns.');
  }

  public function nextRowset(): bool { return $this->nextResult(); }
  public function rowCount(): int { return $this->count; }
  public function columnCount(): int { return count($this->columns); }
  public function errorCode(): ?string { return $this->last[0] === '' ? null : $this->last[0]; }
  public function errorInfo(): array { return $this->last; }
  public function setAttribute(int $attribute, mixed $value): bool { return false; }

  public function closeCursor(): bool {
    $this->place = count($this->rows);
    return true;
  }

  public function debugDumpParams(): ?bool {
    $sql = $this->queryString;
    echo 'SQL: [', strlen($sql), "] $sql\n";
    if ($this->sent !== null && $this->sent !== $sql) { echo 'Sent SQL: [', strlen($this->sent), "] $this->sent\n"; }
    echo 'Params:  ', count($this->values ?? []), "\n";
    foreach ($this->values ?? [] as $key => [, $type]) {
      $name = is_int($key) ? '' : $key;
      echo is_int($key) ? "Key: Position #$key:\nparamno=$key\n" : 'Key: Name: [' . strlen($key) . "] $key\nparamno=-1\n";
      echo 'name=[', strlen($name), "] \"$name\"\nis_param=1\nparam_type=$type\n";
    }
    return null;
  }

  public function getIterator(): Iterator { return LessonRows::of($this); }
}

/** Walks over a statement; PHP itself needs no object for that, so these have numbers out of the way. */
class LessonRows implements Iterator {
  private const SPARE = 64;
  private static array $spare = [];
  private ?LessonStatement $statement = null;
  private mixed $row = false;
  private int $index = 0;

  /** Takes high numbers, and gives the low ones back so that the first comes first. */
  public static function reserve(): void {
    $low = [];
    for ($count = 0; $count < 4096; $count++) { $low[] = new stdClass(); }
    for ($count = 0; $count < self::SPARE; $count++) { self::$spare[] = new self(); }
    while ($low) { array_pop($low); }
  }

  public static function of(LessonStatement $statement): self {
    $rows = array_pop(self::$spare) ?? new self();
    $rows->statement = $statement;
    return $rows;
  }

  public function rewind(): void {
    $this->index = -1;
    $this->next();
  }

  public function next(): void {
    $this->row = $this->statement?->fetch() ?? false;
    $this->index++;
    if ($this->row === false && $this->statement !== null) {
      $this->statement = null;
      self::$spare[] = $this;
    }
  }

  public function valid(): bool { return $this->row !== false; }
  public function current(): mixed { return $this->row; }
  public function key(): int { return $this->index; }
}

LessonRows::reserve();
