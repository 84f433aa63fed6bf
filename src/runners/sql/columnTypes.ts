import type {ValueType} from './valueTypes';

interface TypeCheck {
  /** What MySQL reports when the check fails; see constraintErrors. */
  readonly rule: 'integer' | 'number' | 'length' | 'option' | 'date' | 'range';
  readonly expression: string;
}

/** The type of a column, as MySQL shows it and as SQLite keeps it. */
export interface ColumnType {
  /** `varchar(80)`, as DESCRIBE shows it. */
  readonly shown: string;
  /** Type and collation in SQLite. */
  readonly sqlite: string;
  readonly value: ValueType;
  /** @param column the quoted name */
  checks(column: string): readonly TypeCheck[];
}

const INTEGER_BITS: Readonly<Record<string, number>> = {
  tinyint: 8,
  smallint: 16,
  mediumint: 24,
  int: 32,
  bigint: 53,
};

const ALIASES: Readonly<Record<string, string>> = {
  integer: 'int',
  bool: 'tinyint',
  boolean: 'tinyint',
  numeric: 'decimal',
  dec: 'decimal',
  real: 'double',
  nvarchar: 'varchar',
};

const TEXTS = ['char', 'varchar', 'text', 'tinytext', 'mediumtext', 'longtext'];

const DATES: Readonly<Record<string, string>> = {
  date: '____-__-__*',
  datetime: '____-__-__ __:__*',
  timestamp: '____-__-__ __:__*',
};

const none = () => [];

/** @param options numbers or texts in the brackets after the name */
export function columnType(
  written: string,
  options: readonly string[],
  unsigned: boolean,
): ColumnType | undefined {
  const lower = written.toLowerCase();
  const name = ALIASES[lower] ?? lower;
  const bits = INTEGER_BITS[name];
  if (bits !== undefined) {
    return integerType(name, /^bool/.test(lower) ? ['1'] : options, bits, unsigned);
  }
  if (name === 'decimal') {
    return decimalType(Number(options[0] ?? 10), Number(options[1] ?? 0), unsigned);
  }
  if (name === 'float' || name === 'double') {
    return {
      shown: name,
      sqlite: 'REAL',
      value: {kind: 'float'},
      checks: (column) => [{rule: 'number', expression: isNumber(column)}],
    };
  }
  if (name === 'year') {
    return integerType('year', [], 16, true);
  }
  if (TEXTS.includes(name)) {
    return textType(name, name === 'char' && options.length === 0 ? '1' : options[0]);
  }
  if (name === 'enum' || name === 'set') {
    return optionType(name, options);
  }
  if (name in DATES) {
    return dateType(name);
  }
  if (name === 'time') {
    return {shown: 'time', sqlite: 'TEXT', value: {kind: 'text'}, checks: none};
  }
  if (name === 'json') {
    return {shown: 'json', sqlite: 'TEXT', value: {kind: 'text'}, checks: none};
  }
  return /^(?:tiny|medium|long)?blob$|^(?:var)?binary$/.test(name)
    ? {shown: name, sqlite: 'BLOB', value: {kind: 'text'}, checks: none}
    : undefined;
}

function integerType(
  name: string,
  options: readonly string[],
  bits: number,
  unsigned: boolean,
): ColumnType {
  const width = options.length > 0 ? `(${options[0]})` : '';
  const [least, most] = unsigned ? [0, 2 ** bits - 1] : [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1];
  return {
    shown: `${name}${width}${unsigned && name !== 'year' ? ' unsigned' : ''}`,
    sqlite: 'INTEGER',
    value: {kind: 'integer'},
    checks: (column) => [
      {rule: 'integer', expression: `typeof(${column}) IN ('integer', 'real', 'null')`},
      {rule: 'range', expression: `${column} IS NULL OR ${column} BETWEEN ${least} AND ${most}`},
    ],
  };
}

function decimalType(digits: number, scale: number, unsigned: boolean): ColumnType {
  const most = 10 ** (digits - scale);
  return {
    shown: `decimal(${digits},${scale})${unsigned ? ' unsigned' : ''}`,
    sqlite: 'REAL',
    value: {kind: 'decimal', scale},
    checks: (column) => [
      {rule: 'number', expression: isNumber(column)},
      {
        rule: 'range',
        expression: `${column} IS NULL OR (${column} > ${unsigned ? -0.000001 : -most} AND ${column} < ${most})`,
      },
    ],
  };
}

function isNumber(column: string): string {
  return `typeof(${column}) IN ('integer', 'real', 'null')`;
}

function textType(name: string, length: string | undefined): ColumnType {
  const sized = length !== undefined && /char$/.test(name);
  return {
    shown: sized ? `${name}(${length})` : name,
    // MySQL's usual collation takes capital and small letters for the same.
    sqlite: 'TEXT COLLATE NOCASE',
    value: {kind: 'text'},
    checks: (column) =>
      sized ? [{rule: 'length', expression: `char_length(${column}) <= ${Number(length)}`}] : [],
  };
}

function optionType(name: string, options: readonly string[]): ColumnType {
  const quoted = options.map((option) => `'${option.replaceAll("'", "''")}'`);
  return {
    shown: `${name}(${quoted.join(',')})`,
    sqlite: 'TEXT COLLATE NOCASE',
    value: {kind: 'text'},
    checks: (column) =>
      name === 'enum'
        ? [{rule: 'option', expression: `${column} IS NULL OR ${column} IN (${quoted.join(', ')})`}]
        : [],
  };
}

function dateType(name: string): ColumnType {
  return {
    shown: name,
    sqlite: 'TEXT',
    value: {kind: 'text'},
    checks: (column) => [
      {
        rule: 'date',
        expression: `${column} IS NULL OR ${name === 'date' ? `is_date(${column})` : `is_datetime(${column})`}`,
      },
    ],
  };
}
