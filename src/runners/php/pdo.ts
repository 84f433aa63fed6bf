/**
 * A PDO that speaks to the device of mysqlDevice.ts when its address begins with `mysql:`, and is
 * PHP’s own for every other. Values are put into the text of the query here, as PDO does for MySQL.
 */
export const LESSON_PDO = String.raw`<?php
class LessonPDO extends PDO {
  private static $device;
  private ?array $attributes = null;
  private bool $open = false;
  private array $last = ['00000', null, null];
  private string $id = '0';

  public function __construct(string $dsn, ?string $username = null, ?string $password = null, ?array $options = null) {
    if (!str_starts_with($dsn, 'mysql:')) {
      parent::__construct($dsn, $username, $password, $options);
      return;
    }
    $this->attributes = ($options ?? []) + [
      PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
      PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_BOTH,
      PDO::ATTR_DRIVER_NAME => 'mysql',
      PDO::ATTR_SERVER_VERSION => '8.4.0',
      PDO::ATTR_CLIENT_VERSION => 'mysqlnd 8.3',
      PDO::ATTR_EMULATE_PREPARES => true,
    ];
    preg_match('/dbname=([^;]*)/', $dsn, $match);
    $answer = self::send(['connect' => $match[1] ?? '']);
    if (isset($answer['error'])) {
      [$state, $code, $text] = $answer['error'];
      throw self::failure("SQLSTATE[$state] [$code] $text", $code, $answer['error']);
    }
  }

  /** As thrown by PHP itself: from the reader's line, with a code that may be a text. */
  public static function failure(string $message, mixed $code = 0, ?array $info = null): PDOException {
    $error = new PDOException($message);
    $error->errorInfo = $info;
    $set = fn(string $name, mixed $value) => (new ReflectionProperty(Exception::class, $name))->setValue($error, $value);
    $set('code', $code);
    foreach ($error->getTrace() as $frame) {
      if (($frame['file'] ?? __FILE__) !== __FILE__) {
        $set('file', $frame['file']);
        $set('line', $frame['line']);
        break;
      }
    }
    return $error;
  }

  private static function send(array $command): array {
    if (!self::$device) {
      self::$device = fopen('/dev/mysql', 'r+');
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
    return json_decode($line, true) ?? ['error' => ['HY000', 2006, 'MySQL server has gone away']];
  }

  public function lessonRun(string $sql): array|false {
    $answer = self::send(['sql' => $sql]);
    $this->last = ['00000', null, null];
    if (isset($answer['error'])) {
      [$state, $code, $text] = $this->last = $answer['error'];
      $label = $state === '42000' ? 'Syntax error or access violation'
        : (str_starts_with($state, '42') ? 'Base table or view not found'
        : (str_starts_with($state, '23') ? 'Integrity constraint violation' : 'General error'));
      if ($state === '42S22') { $label = 'Column not found'; }
      $message = "SQLSTATE[$state]: $label: $code $text";
      if ($this->attributes[PDO::ATTR_ERRMODE] === PDO::ERRMODE_EXCEPTION) {
        throw self::failure($message, $state, $answer['error']);
      }
      if ($this->attributes[PDO::ATTR_ERRMODE] === PDO::ERRMODE_WARNING) {
        trigger_error($message, E_USER_WARNING);
      }
      return false;
    }
    $this->id = $answer['id'];
    return $answer;
  }

  public function prepare(string $query, array $options = []): PDOStatement|false {
    return $this->attributes === null ? parent::prepare($query, $options) : new LessonStatement($this, $query, $this->attributes);
  }

  public function query(string $query, ?int $fetchMode = null, mixed ...$args): PDOStatement|false {
    if ($this->attributes === null) {
      return $fetchMode === null ? parent::query($query) : parent::query($query, $fetchMode, ...$args);
    }
    $statement = new LessonStatement($this, $query, $this->attributes);
    if (!$statement->execute()) { return false; }
    if ($fetchMode !== null) { $statement->setFetchMode($fetchMode, ...$args); }
    return $statement;
  }

  public function exec(string $statement): int|false {
    if ($this->attributes === null) { return parent::exec($statement); }
    $answer = $this->lessonRun($statement);
    return $answer === false ? false : (int) $answer['count'];
  }

  public function lastInsertId(?string $name = null): string|false {
    return $this->attributes === null ? parent::lastInsertId($name) : $this->id;
  }

  public function quote(string $string, int $type = PDO::PARAM_STR): string|false {
    return $this->attributes === null ? parent::quote($string, $type) : self::quoted($string);
  }

  public static function quoted(string $text): string {
    return "'" . strtr($text, ["\\" => "\\\\", "'" => "\\'", "\n" => "\\n", "\r" => "\\r", "\0" => "\\0"]) . "'";
  }

  private function transaction(string $word, bool $open, bool $expected, string $message): bool {
    if ($this->open !== $expected) { throw self::failure($message); }
    $this->lessonRun($word);
    $this->open = $open;
    return true;
  }

  public function beginTransaction(): bool {
    return $this->attributes === null ? parent::beginTransaction() : $this->transaction('START TRANSACTION', true, false, 'There is already an active transaction');
  }

  public function commit(): bool {
    return $this->attributes === null ? parent::commit() : $this->transaction('COMMIT', false, true, 'There is no active transaction');
  }

  public function rollBack(): bool {
    return $this->attributes === null ? parent::rollBack() : $this->transaction('ROLLBACK', false, true, 'There is no active transaction');
  }

  public function inTransaction(): bool {
    return $this->attributes === null ? parent::inTransaction() : $this->open;
  }

  public function setAttribute(int $attribute, mixed $value): bool {
    if ($this->attributes === null) { return parent::setAttribute($attribute, $value); }
    $this->attributes[$attribute] = $value;
    return true;
  }

  public function getAttribute(int $attribute): mixed {
    return $this->attributes === null ? parent::getAttribute($attribute) : ($this->attributes[$attribute] ?? null);
  }

  public function errorInfo(): array {
    return $this->attributes === null ? parent::errorInfo() : $this->last;
  }

  public function errorCode(): ?string {
    return $this->attributes === null ? parent::errorCode() : $this->last[0];
  }
}

class LessonStatement extends PDOStatement {
  private array $values = [];
  private array $columns = [];
  private array $rows = [];
  private int $place = 0;
  private int $count = 0;
  private int $mode;
  private array $modeValues = [];

  public function __construct(private LessonPDO $pdo, string $query, array $attributes) {
    $this->sql = $query;
    $this->mode = $attributes[PDO::ATTR_DEFAULT_FETCH_MODE];
  }

  private string $sql;

  public function bindValue(string|int $param, mixed $value, int $type = PDO::PARAM_STR): bool {
    $this->values[is_string($param) ? ltrim($param, ':') : $param] = [$value, $type];
    return true;
  }

  public function bindParam(string|int $param, mixed &$var, int $type = PDO::PARAM_STR, int $maxLength = 0, mixed $driverOptions = null): bool {
    $entry = [null, $type];
    $entry[0] = &$var;
    $this->values[is_string($param) ? ltrim($param, ':') : $param] = $entry;
    return true;
  }

  public function execute(?array $params = null): bool {
    $values = $this->values;
    if ($params !== null) {
      $values = [];
      foreach ($params as $key => $value) {
        $values[is_int($key) ? $key + 1 : ltrim($key, ':')] = [$value, $value === null ? PDO::PARAM_NULL : PDO::PARAM_STR];
      }
    }
    $answer = $this->pdo->lessonRun($this->filled($values));
    if ($answer === false) { return false; }
    $this->columns = $answer['columns'] ?? [];
    $this->rows = $answer['rows'] ?? [];
    $this->count = (int) $answer['count'];
    $this->place = 0;
    return true;
  }

  private function filled(array $values): string {
    $place = 0;
    $used = [];
    $pattern = '/\'(?:[^\'\\\\]|\\\\.|\'\')*\'|"(?:[^"\\\\]|\\\\.)*"|' . chr(96) . '[^' . chr(96) . ']*' . chr(96) . '|--\s[^\n]*|#[^\n]*|\?|:([A-Za-z_]\w*)/';
    $sql = preg_replace_callback($pattern, function ($match) use ($values, &$place, &$used) {
      $text = $match[0];
      if ($text === '?') {
        $key = ++$place;
      } elseif (isset($match[1])) {
        $key = $match[1];
      } else {
        return $text;
      }
      if (!array_key_exists($key, $values)) {
        throw LessonPDO::failure('SQLSTATE[HY093]: Invalid parameter number: ' . (is_int($key) ? 'number of bound variables does not match number of tokens' : 'parameter was not defined'));
      }
      $used[$key] = true;
      return $this->literal(...$values[$key]);
    }, $this->sql);
    if (count($used) < count($values)) {
      throw LessonPDO::failure('SQLSTATE[HY093]: Invalid parameter number: number of bound variables does not match number of tokens');
    }
    return $sql;
  }

  private function literal(mixed $value, int $type): string {
    return match (true) {
      $value === null, $type === PDO::PARAM_NULL => 'NULL',
      $type === PDO::PARAM_INT => (string) (int) $value,
      $type === PDO::PARAM_BOOL => $value ? '1' : '0',
      is_bool($value) => $value ? "'1'" : "''",
      default => LessonPDO::quoted((string) $value),
    };
  }

  public function setFetchMode(int $mode, mixed ...$args): bool {
    $this->mode = $mode;
    $this->modeValues = $args;
    return true;
  }

  private function shaped(array $row, int $mode, array $args): mixed {
    $named = array_combine($this->columns, $row) ?: [];
    switch ($mode & 0xFF) {
      case PDO::FETCH_NUM: return $row;
      case PDO::FETCH_OBJ: return (object) $named;
      case PDO::FETCH_COLUMN: return $row[$args[0] ?? 0];
      case PDO::FETCH_KEY_PAIR: return [$row[0] => $row[1]];
      case PDO::FETCH_FUNC: return $args[0](...$row);
      case PDO::FETCH_CLASS: return $this->built($args[0] ?? stdClass::class, $named, $args[1] ?? [], $mode);
      case PDO::FETCH_INTO:
        foreach ($named as $name => $value) { $args[0]->$name = $value; }
        return $args[0];
      case PDO::FETCH_BOTH:
        $both = [];
        foreach ($row as $place => $value) { $both[$this->columns[$place]] = $value; $both[$place] = $value; }
        return $both;
      default: return $named;
    }
  }

  private function built(string $class, array $named, array $values, int $mode): object {
    $type = new ReflectionClass($class);
    $late = (bool) ($mode & PDO::FETCH_PROPS_LATE);
    $object = $late ? $type->newInstance(...$values) : $type->newInstanceWithoutConstructor();
    (function () use ($named) { foreach ($named as $name => $value) { $this->$name = $value; } })->bindTo($object, $object::class === stdClass::class ? null : $object::class)();
    if (!$late && $type->getConstructor()) { $object->__construct(...$values); }
    return $object;
  }

  public function fetch(int $mode = PDO::FETCH_DEFAULT, int $cursorOrientation = PDO::FETCH_ORI_NEXT, int $cursorOffset = 0): mixed {
    if ($this->place >= count($this->rows)) { return false; }
    $isOwn = $mode === PDO::FETCH_DEFAULT;
    return $this->shaped($this->rows[$this->place++], $isOwn ? $this->mode : $mode, $isOwn ? $this->modeValues : []);
  }

  public function fetchAll(int $mode = PDO::FETCH_DEFAULT, mixed ...$args): array {
    $isOwn = $mode === PDO::FETCH_DEFAULT;
    [$mode, $args] = $isOwn ? [$this->mode, $this->modeValues] : [$mode, $args];
    $rows = array_slice($this->rows, $this->place);
    $this->place = count($this->rows);
    $all = [];
    foreach ($rows as $row) {
      if (($mode & 0xFF) === PDO::FETCH_KEY_PAIR) { $all[$row[0]] = $row[1]; continue; }
      if ($mode & (PDO::FETCH_GROUP | PDO::FETCH_UNIQUE)) {
        $columns = $this->columns;
        $key = array_shift($row);
        $this->columns = array_slice($columns, 1);
        $value = $this->shaped($row, ($mode & 0xFF) ?: $this->mode, $args);
        $this->columns = $columns;
        if (($mode & PDO::FETCH_UNIQUE) === PDO::FETCH_UNIQUE) { $all[$key] = $value; } else { $all[$key][] = $value; }
        continue;
      }
      $all[] = $this->shaped($row, $mode, $args);
    }
    return $all;
  }

  public function fetchColumn(int $column = 0): mixed {
    return $this->place < count($this->rows) ? $this->rows[$this->place++][$column] : false;
  }

  public function fetchObject(?string $class = 'stdClass', array $constructorArgs = []): object|false {
    return $this->place < count($this->rows) ? $this->shaped($this->rows[$this->place++], PDO::FETCH_CLASS, [$class ?? 'stdClass', $constructorArgs]) : false;
  }

  public function rowCount(): int { return $this->count; }
  public function columnCount(): int { return count($this->columns); }
  public function closeCursor(): bool { $this->place = count($this->rows); return true; }
  public function errorCode(): ?string { return $this->pdo->errorCode(); }
  public function errorInfo(): array { return $this->pdo->errorInfo(); }

  public function getIterator(): Iterator {
    while (($row = $this->fetch()) !== false) { yield $row; }
  }
}
`;

export function usesMysql(code: string): boolean {
  return /['"]mysql:/.test(code);
}
