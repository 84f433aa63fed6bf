import type {Expr, Limit, Order, Query, Source, TypeName} from './tree';

export interface TableName {
  readonly db?: string;
  readonly name: string;
}

export interface ColumnDef {
  readonly name: string;
  readonly type: TypeName;
  readonly notNull: boolean;
  readonly autoIncrement: boolean;
  readonly defaultTo?: Expr;
  readonly onUpdateNow: boolean;
  readonly generated?: {readonly expr: Expr; readonly stored: boolean; readonly text: string};
  readonly comment?: string;
  /** Constraints that are written with the column. */
  readonly constraints: readonly Constraint[];
}

export type Constraint =
  | {
      readonly t: 'key';
      readonly kind: 'primary' | 'unique' | 'index';
      readonly name?: string;
      readonly columns: readonly string[];
    }
  | {
      readonly t: 'foreign';
      readonly name?: string;
      readonly columns: readonly string[];
      readonly parent: TableName;
      readonly parentColumns: readonly string[];
      readonly onDelete: Action;
      readonly onUpdate: Action;
    }
  | {
      readonly t: 'check';
      readonly name?: string;
      readonly expr: Expr;
      readonly text: string;
      readonly enforced: boolean;
    };

export type Action = 'RESTRICT' | 'NO ACTION' | 'CASCADE' | 'SET NULL' | undefined;

export type Alteration =
  | {readonly t: 'add'; readonly column: ColumnDef; readonly after?: string | true}
  | {
      readonly t: 'change';
      readonly old: string;
      readonly column: ColumnDef;
      readonly after?: string | true;
    }
  | {readonly t: 'dropColumn'; readonly name: string}
  | {readonly t: 'renameColumn'; readonly old: string; readonly name: string}
  | {readonly t: 'default'; readonly name: string; readonly to?: Expr}
  | {readonly t: 'constraint'; readonly constraint: Constraint}
  | {readonly t: 'dropKey'; readonly name: string}
  | {readonly t: 'dropForeign'; readonly name: string}
  | {readonly t: 'dropCheck'; readonly name: string}
  | {readonly t: 'rename'; readonly to: TableName}
  | {readonly t: 'autoIncrement'; readonly value: number}
  | {readonly t: 'nothing'};

export interface Assignment {
  readonly column: Expr & {t: 'column'};
  readonly value: Expr;
}

export type Command =
  | {readonly t: 'query'; readonly query: Query}
  | {
      readonly t: 'insert';
      readonly replace: boolean;
      readonly ignore: boolean;
      readonly table: TableName;
      readonly columns?: readonly string[];
      readonly rows?: readonly (readonly Expr[])[];
      readonly query?: Query;
      readonly alias?: string;
      readonly aliasColumns?: readonly string[];
      readonly onDuplicate: readonly Assignment[];
    }
  | {
      readonly t: 'update';
      readonly ignore: boolean;
      readonly source: Source;
      readonly set: readonly Assignment[];
      readonly where?: Expr;
      readonly order: readonly Order[];
      readonly limit?: Limit;
    }
  | {
      readonly t: 'delete';
      readonly source: Source;
      readonly targets?: readonly TableName[];
      readonly where?: Expr;
      readonly order: readonly Order[];
      readonly limit?: Limit;
    }
  | {
      readonly t: 'createTable';
      readonly table: TableName;
      readonly ifNotExists: boolean;
      readonly temporary: boolean;
      readonly columns: readonly ColumnDef[];
      readonly constraints: readonly Constraint[];
      readonly autoIncrement?: number;
      readonly comment?: string;
      readonly like?: TableName;
      readonly query?: Query;
    }
  | {
      readonly t: 'createView';
      readonly table: TableName;
      readonly replace: boolean;
      readonly columns?: readonly string[];
      readonly query: Query;
      readonly text: string;
      /** WITH CHECK OPTION. */
      readonly isChecked: boolean;
    }
  | {readonly t: 'createDatabase'; readonly name: string; readonly ifNotExists: boolean}
  | {readonly t: 'createIndex'; readonly table: TableName; readonly constraint: Constraint}
  | {
      readonly t: 'dropTable';
      readonly tables: readonly TableName[];
      readonly ifExists: boolean;
      readonly view: boolean;
    }
  | {readonly t: 'dropDatabase'; readonly name: string; readonly ifExists: boolean}
  | {readonly t: 'dropIndex'; readonly table: TableName; readonly name: string}
  | {readonly t: 'alter'; readonly table: TableName; readonly changes: readonly Alteration[]}
  | {readonly t: 'rename'; readonly pairs: readonly (readonly [TableName, TableName])[]}
  | {readonly t: 'truncate'; readonly table: TableName}
  | {readonly t: 'use'; readonly name: string}
  | {readonly t: 'begin'}
  | {readonly t: 'commit'}
  | {readonly t: 'rollback'; readonly to?: string}
  | {readonly t: 'savepoint'; readonly name: string}
  | {readonly t: 'release'; readonly name: string}
  | {
      readonly t: 'set';
      readonly items: readonly {
        readonly user: boolean;
        readonly name: string;
        readonly value: Expr;
      }[];
    }
  | {readonly t: 'prepare'; readonly name: string; readonly from: Expr}
  | {readonly t: 'execute'; readonly name: string; readonly using: readonly string[]}
  | {readonly t: 'deallocate'; readonly name: string}
  | {readonly t: 'describe'; readonly table: TableName; readonly like?: string}
  | {
      readonly t: 'show';
      readonly what:
        | 'tables'
        | 'databases'
        | 'columns'
        | 'create'
        | 'createView'
        | 'warnings'
        | 'errors'
        | 'variables'
        | 'index';
      readonly full?: boolean;
      readonly table?: TableName;
      readonly db?: string;
      readonly like?: string;
    }
  | {readonly t: 'nothing'};
