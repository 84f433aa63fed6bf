<?php
// Arithmetic of a second run, which looks whether a whole number leaves the 32 bits that integers
// have in this build. Where it would be an integer of 64 bits elsewhere, the script ends.
// checkIntegers.ts puts these functions in the place of operators, casts and calls.

const LESSON_LIMIT = 2 ** 31;
const LESSON_WIDE = 2.0 ** 63;

function lesson_refuse(): never {
  $device = fopen('/dev/lesson', 'r+');
  fwrite($device, '{"refuse":"integers"}');
  exit;
}

/** Whether a value is a whole number here or with 64 bits. */
function lesson_is_whole(mixed $value): bool {
  return is_int($value) || is_bool($value) || $value === null || is_string($value) && preg_match('/^\s*[+-]?\d{1,19}\s*$/', $value);
}

/** Whether a number fits an integer of 64 bits and none of 32. */
function lesson_is_wide(mixed $value): bool {
  return is_numeric($value) && !is_int($value) && ($value >= LESSON_LIMIT || $value < -LESSON_LIMIT) && abs((float) $value) < LESSON_WIDE;
}

function lesson_watch(mixed $result, mixed ...$operands): mixed {
  if (is_float($result) && lesson_is_wide($result) && array_filter($operands, 'lesson_is_whole') === $operands) { lesson_refuse(); }
  return $result;
}

/** Operators that take integers only, whatever they are given. */
function lesson_narrow(mixed ...$operands): void {
  foreach ($operands as $operand) {
    if (lesson_is_wide($operand)) { lesson_refuse(); }
  }
}

function lesson_operate(string $operator, mixed $a, mixed $b): mixed {
  switch ($operator) {
    case '+': return lesson_watch($a + $b, $a, $b);
    case '-': return lesson_watch($a - $b, $a, $b);
    case '*': return lesson_watch($a * $b, $a, $b);
    case '**': return lesson_watch($a ** $b, $a, $b);
    case '<<':
      lesson_narrow($a, $b);
      if ($b >= 0 && lesson_is_wide((float) $a * 2.0 ** min($b, 63))) { lesson_refuse(); }
      return $a << $b;
  }
  if (!is_string($a) || !is_string($b)) { lesson_narrow($a, $b); }
  switch ($operator) {
    case '%': return $a % $b;
    case '&': return $a & $b;
    case '|': return $a | $b;
    case '^': return $a ^ $b;
    case '>>': return $a >> $b;
  }
}

function lesson_update(string $operator, mixed &$place, mixed $value): mixed {
  return $place = lesson_operate($operator, $place, $value);
}

function lesson_step(string $operator, bool $isBefore, mixed &$place): mixed {
  $old = $place;
  if ($operator === '++') { $place++; } else { $place--; }
  lesson_watch($place, $old);
  return $isBefore ? $place : $old;
}

function lesson_cast(mixed $value): int {
  lesson_narrow($value);
  return (int) $value;
}

function lesson_call(string $name, mixed ...$values): mixed {
  $result = $name(...$values);
  $first = $values[0] ?? null;
  $isWide = match ($name) {
    'crc32', 'ip2long' => is_int($result) && $result < 0,
    'hrtime' => is_float($result),
    'intval' => lesson_is_wide($first) || isset($values[1]) && ($result === PHP_INT_MAX || $result === PHP_INT_MIN),
    'array_sum', 'array_product' => lesson_watch($result, ...array_values($first)) !== $result,
    'pow' => lesson_watch($result, ...$values) !== $result,
    'hexdec', 'bindec', 'octdec' => lesson_is_wide($result),
    'decbin', 'dechex', 'decoct' => (int) $first < 0 || lesson_is_wide($first),
    'filter_var' => ($values[1] ?? null) === FILTER_VALIDATE_INT && is_string($first) && lesson_is_wide(trim($first)),
    'json_decode' => (bool) preg_match('/(?<![\w."-])-?\d{10,19}(?![\w."])/', (string) $first, $match) && lesson_is_wide($match[0]),
    'sprintf', 'printf', 'vsprintf' => lesson_formats($name === 'vsprintf' ? [$first, ...$values[1]] : $values),
    default => false,
  };
  if ($isWide) { lesson_refuse(); }
  return $result;
}

/** Whether a format writes the bits of a negative number, or a wide number as an integer. */
function lesson_formats(array $values): bool {
  $numbers = array_filter(array_slice($values, 1), 'is_numeric');
  return preg_match('/%[^a-zA-Z%]*[bxXou]/', $values[0]) && array_filter($numbers, fn($number) => $number < 0)
    || preg_match('/%[^a-zA-Z%]*[dbxXou]/', $values[0]) && array_filter($numbers, 'lesson_is_wide');
}
