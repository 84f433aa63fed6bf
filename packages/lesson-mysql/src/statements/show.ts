import {UnsupportedError} from '../errors/errors';
import {likePattern} from '../query/patterns';
import type {ResultColumn} from '../query/frame';
import type {Outcome, Run, Session} from '../session';
import {type Column, type Row, Table, checkDefaultKnown} from '../store/table';
import {describeKey} from '../store/writer';
import {toText} from '../types/convert';
import {UNSIGNED, type Value, textType} from '../types/types';
import {compile} from '../query/expression';
import {showType} from '../types/typeNames';

const TEXT = textType(64);

function texts(names: readonly string[], rows: readonly Row[]): Outcome {
  const columns = names.map((name): ResultColumn => ({
    name,
    type: TEXT,
    nullable: name === 'Default',
  }));
  return {kind: 'rows', columns, rows};
}

function matching<T>(
  items: readonly T[],
  like: string | undefined,
  name: (item: T) => string,
): readonly T[] {
  const test = like === undefined ? undefined : likePattern(like, '\\', false);
  return test ? items.filter((item) => test(name(item))) : items;
}

export const describe: Run<'describe'> = ({table, like}, session) =>
  describeColumns(session, table, like);

export const show: Run<'show'> = (command, session) => {
  const {what, like, table} = command;
  switch (what) {
    case 'tables':
      return showTables(command.db, like, command.full === true, session);
    case 'databases': {
      const names = [...session.databases.values()].map(({name}) => name).sort();
      return texts(
        [like === undefined ? 'Database' : `Database (${like})`],
        matching(names, like, (name) => name).map((name) => [name]),
      );
    }
    case 'columns':
      if (command.full) {
        throw new UnsupportedError('SHOW FULL COLUMNS', 'use SHOW COLUMNS');
      }
      return describeColumns(session, table!, like);
    case 'create':
      return texts(['Table', 'Create Table'], [showCreate(session.table(table!), session)]);
    case 'createView':
      throw new UnsupportedError('SHOW CREATE VIEW', 'DESCRIBE the view');
    case 'warnings':
    case 'errors':
      return showWarnings(session);
    case 'variables': {
      const settings = [...session.settings].sort(([a], [b]) => (a < b ? -1 : 1));
      const shown = (value: Value) => (value === 1n ? 'ON' : value === 0n ? 'OFF' : String(value));
      return texts(
        ['Variable_name', 'Value'],
        matching(settings, like, ([name]) => name).map(([name, value]) => [name, shown(value)]),
      );
    }
    default:
      throw new UnsupportedError('SHOW INDEX', 'use SHOW CREATE TABLE');
  }
};

function showTables(
  db: string | undefined,
  like: string | undefined,
  full: boolean,
  session: Session,
): Outcome {
  const {name, tables, views} = session.database(db);
  const all = [
    ...[...tables.values()]
      .filter(({shape}) => !shape.temporary)
      .map((table) => [table.name, 'BASE TABLE']),
    ...[...views.values()].map((view) => [view.name, 'VIEW']),
  ].sort(([a], [b]) => (a! < b! ? -1 : 1));
  const header = like === undefined ? `Tables_in_${name}` : `Tables_in_${name} (${like})`;
  const rows = matching(all, like, ([table]) => table!);
  return full
    ? texts([header, 'Table_type'], rows)
    : texts(
        [header],
        rows.map(([table]) => [table!]),
      );
}

function showWarnings({warnings}: Session): Outcome {
  const columns: ResultColumn[] = [
    {name: 'Level', type: TEXT, nullable: false},
    {name: 'Code', type: UNSIGNED, nullable: false},
    {name: 'Message', type: TEXT, nullable: false},
  ];
  return {
    kind: 'rows',
    columns,
    rows: warnings.map(({level, code, text}) => [level, BigInt(code), text]),
  };
}

function describeColumns(
  session: Session,
  name: {db?: string; name: string},
  like: string | undefined,
): Outcome {
  const found = session.find(name.db, name.name);
  const header = ['Field', 'Type', 'Null', 'Key', 'Default', 'Extra'];
  if (found instanceof Table) {
    const columns = matching(found.shape.columns, like, (column) => column.name);
    return texts(
      header,
      columns.map((column) => describeColumn(column, found, session)),
    );
  }
  const {columns} = session.compile(found.query);
  const rows = columns.map(({name: own, type, nullable, definition}, index): Row => {
    const field = found.columns?.[index] ?? own;
    if (!definition && !nullable) {
      throw new UnsupportedError(
        `The default of \`${field}\`, a column that the view computes,`,
        'DESCRIBE the tables of the view',
      );
    }
    return [
      field,
      definition?.shown ?? showType(type),
      nullable ? 'YES' : 'NO',
      '',
      definition ? viewDefault(definition, session) : null,
      '',
    ];
  });
  return texts(
    header,
    matching(rows, like, ([field]) => String(field)),
  );
}

/** A view does not count, so it has the plain default of a whole number. */
function viewDefault(column: Column, session: Session): string | null {
  return column.autoIncrement ? '0' : defaultText(column, session);
}

function describeColumn(column: Column, table: Table, session: Session): Row {
  return [
    column.name,
    column.shown,
    column.notNull ? 'NO' : 'YES',
    keyMark(column, table),
    defaultText(column, session),
    extraText(column),
  ];
}

function keyMark({name, notNull}: Column, {shape}: Table): string {
  const isFirst = (columns: readonly string[]) => columns[0]!.toLowerCase() === name.toLowerCase();
  const primary = shape.keys.find(({kind}) => kind === 'primary');
  if (primary?.columns.some((one) => one.toLowerCase() === name.toLowerCase())) {
    return 'PRI';
  }
  const unique = shape.keys.filter(({kind, columns}) => kind === 'unique' && isFirst(columns));
  if (unique.some(({columns}) => columns.length === 1)) {
    return primary === undefined &&
      notNull &&
      shape.keys.find(({kind}) => kind === 'unique') === unique[0]
      ? 'PRI'
      : 'UNI';
  }
  return shape.keys.some(({columns}) => isFirst(columns)) ? 'MUL' : '';
}

function defaultText(column: Column, session: Session): string | null {
  const {defaultTo, type} = column;
  checkDefaultKnown(column);
  if (!defaultTo) {
    return null;
  }
  if (defaultTo.t === 'call') {
    const isNow = ['NOW', 'CURRENT_TIMESTAMP', 'LOCALTIME', 'LOCALTIMESTAMP'].includes(
      defaultTo.name,
    );
    return isNow && type.kind === 'datetime'
      ? 'CURRENT_TIMESTAMP'
      : `${defaultTo.name.toLowerCase()}()`;
  }
  const compiled = compile(defaultTo, session.context());
  const value = compiled.run({row: []});
  if (type.kind === 'decimal') {
    return value === null
      ? null
      : toText(value, compiled.type.kind === 'text' ? type : {...type}) &&
          formatDecimal(toText(value, compiled.type)!, type.scale);
  }
  return toText(value, compiled.type);
}

function formatDecimal(text: string, scale: number): string {
  const [whole, fraction = ''] = text.split('.');
  return scale === 0 ? whole! : `${whole}.${fraction.padEnd(scale, '0').slice(0, scale)}`;
}

function extraText({autoIncrement, defaultTo, onUpdateNow, generated}: Column): string {
  const parts = [
    autoIncrement && 'auto_increment',
    defaultTo?.t === 'call' && 'DEFAULT_GENERATED',
    onUpdateNow && 'on update CURRENT_TIMESTAMP',
    generated && (generated.stored ? 'STORED GENERATED' : 'VIRTUAL GENERATED'),
  ];
  return parts.filter((part) => part).join(' ');
}

function showCreate(table: Table, session: Session): Row {
  const {columns, keys, foreignKeys, checks, comment, temporary} = table.shape;
  if (checks.length > 0 || columns.some(({generated}) => generated)) {
    throw new UnsupportedError('SHOW CREATE TABLE with CHECK or generated columns', 'use DESCRIBE');
  }
  const quote = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(',');
  const titles = {primary: 'PRIMARY KEY', unique: 'UNIQUE KEY', index: 'KEY'};
  const lines = [
    ...columns.map((column) => columnLine(column, session)),
    ...keys.map(
      ({kind, name, columns: own}) =>
        `${titles[kind]}${kind === 'primary' ? '' : ` \`${name}\``} (${quote(own)})`,
    ),
    ...[...foreignKeys]
      .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
      .map((key) => `CONSTRAINT${describeKey(table, key).split('CONSTRAINT')[1]!}`),
  ];
  const next =
    columns.some(({autoIncrement}) => autoIncrement) && table.nextId > 1n
      ? ` AUTO_INCREMENT=${table.nextId}`
      : '';
  const end = comment === undefined ? '' : ` COMMENT='${comment.replace(/'/g, "''")}'`;
  const text = `CREATE ${temporary ? 'TEMPORARY ' : ''}TABLE \`${table.name}\` (\n${lines.map((line) => `  ${line}`).join(',\n')}\n) ENGINE=InnoDB${next} DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci${end}`;
  return [table.name, text];
}

function columnLine(column: Column, session: Session): string {
  const {name, type, shown, notNull, autoIncrement, onUpdateNow, comment} = column;
  const binary =
    'binary' in type && type.binary ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
  const value = defaultText(column, session);
  const isText = type.kind === 'text' && type.form === 'text';
  const isStamp = type.kind === 'datetime' && type.stamp === true;
  const none = notNull || autoIncrement || isText ? '' : ' DEFAULT NULL';
  const isCall = column.defaultTo?.t === 'call';
  const isNow = value === 'CURRENT_TIMESTAMP';
  const given =
    value === null
      ? none
      : isCall
        ? ` DEFAULT ${isNow ? value : `(${value})`}`
        : ` DEFAULT '${value.replace(/'/g, "''")}'`;
  return [
    `\`${name}\` ${shown}${binary}`,
    notNull ? ' NOT NULL' : isStamp ? ' NULL' : '',
    given,
    onUpdateNow ? ' ON UPDATE CURRENT_TIMESTAMP' : '',
    autoIncrement ? ' AUTO_INCREMENT' : '',
    comment === undefined ? '' : ` COMMENT '${comment.replace(/'/g, "''")}'`,
  ].join('');
}
