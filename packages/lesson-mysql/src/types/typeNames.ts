import {MysqlError, UnsupportedError} from '../errors/errors';
import type {TypeName} from '../parse/tree';
import {DATE, DOUBLE, type Type, decimalType} from './types';

const BITS: Readonly<Record<string, number>> = {
  TINYINT: 8,
  SMALLINT: 16,
  MEDIUMINT: 24,
  INT: 32,
  BIGINT: 64,
  BOOLEAN: 8,
};
const TEXT_SIZES: Readonly<Record<string, number>> = {
  TINYTEXT: 255,
  TEXT: 65_535,
  MEDIUMTEXT: 16_777_215,
  LONGTEXT: 4_294_967_295,
};

/** The type that a name in a statement stands for. */
export function typeOfName({name, size, scale, unsigned, values, collation}: TypeName): Type {
  const binary = collation !== undefined && collation !== 'utf8mb4_0900_ai_ci';
  const bits = BITS[name];
  if (bits) {
    return {kind: 'int', unsigned, bits};
  }
  const length = TEXT_SIZES[name];
  if (length) {
    return {kind: 'text', length, binary, form: 'text', sized: name.toLowerCase()};
  }
  switch (name) {
    case 'DECIMAL':
      return {...decimalType(size ?? 10, scale ?? 0), unsigned} as Type;
    case 'FLOAT':
      return {kind: 'double', single: size === undefined || size < 25, scale, unsigned};
    case 'DOUBLE':
      return {...DOUBLE, scale, unsigned} as Type;
    case 'CHAR':
      return {kind: 'text', length: size ?? 1, binary, form: 'char'};
    case 'VARCHAR':
      return {kind: 'text', length: size!, binary};
    case 'ENUM':
      return {kind: 'enum', values: values!, binary};
    case 'SET':
      return {kind: 'set', values: values!, binary};
    case 'DATE':
      return DATE;
    case 'YEAR':
      return {kind: 'year'};
    case 'TIME':
      return {kind: 'time', fraction: fraction(size)};
    case 'DATETIME':
    case 'TIMESTAMP':
      return {kind: 'datetime', fraction: fraction(size), stamp: name === 'TIMESTAMP'};
    default:
      throw new UnsupportedError(`The type ${name}`);
  }
}

function fraction(size = 0): number {
  if (size > 6) {
    throw new MysqlError(
      1426,
      '42000',
      `Too-big precision ${size} specified for 'column'. Maximum is 6.`,
    );
  }
  return size;
}

const INT_NAMES: Readonly<Record<number, string>> = {
  8: 'tinyint',
  16: 'smallint',
  24: 'mediumint',
  32: 'int',
  64: 'bigint',
};

/** A type as DESCRIBE and SHOW CREATE TABLE write it. */
export function showType(type: Type): string {
  const sign = 'unsigned' in type && type.unsigned ? ' unsigned' : '';
  switch (type.kind) {
    case 'int':
      return `${INT_NAMES[type.bits]!}${sign}`;
    case 'decimal':
      return `decimal(${type.precision},${type.scale})${sign}`;
    case 'double':
      return `${type.single ? 'float' : 'double'}${sign}`;
    case 'text':
      if (type.form === 'text') {
        return type.sized ?? 'text';
      }
      return `${type.form === 'char' ? 'char' : 'varchar'}(${type.length})`;
    case 'enum':
    case 'set':
      return `${type.kind}(${type.values.map((value) => `'${value.replace(/'/g, "''")}'`).join(',')})`;
    case 'datetime':
    case 'time': {
      const name = type.kind === 'datetime' && type.stamp ? 'timestamp' : type.kind;
      return type.fraction > 0 ? `${name}(${type.fraction})` : name;
    }
    default:
      return type.kind;
  }
}
