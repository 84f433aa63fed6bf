/** The part of the script that a node was read from. */
interface Place {
  readonly start: number;
  readonly end: number;
}

export type Expr = Place &
  (
    | {readonly t: 'number'; readonly text: string}
    | {readonly t: 'string'; readonly value: string; readonly header: string}
    | {readonly t: 'null'}
    | {readonly t: 'boolean'; readonly value: boolean}
    | {readonly t: 'bytes'; readonly value: string}
    | {readonly t: 'column'; readonly name: string; readonly table?: string; readonly db?: string}
    | {readonly t: 'star'; readonly table?: string}
    | {readonly t: 'unary'; readonly op: string; readonly arg: Expr}
    | {readonly t: 'binary'; readonly op: string; readonly left: Expr; readonly right: Expr}
    | CallExpr
    | {
        readonly t: 'case';
        readonly subject?: Expr;
        readonly whens: readonly {when: Expr; then: Expr}[];
        readonly otherwise?: Expr;
      }
    | {readonly t: 'cast'; readonly arg: Expr; readonly to: TypeName}
    | {
        readonly t: 'in';
        readonly arg: Expr;
        readonly list?: readonly Expr[];
        readonly query?: Query;
        readonly not: boolean;
      }
    | {
        readonly t: 'between';
        readonly arg: Expr;
        readonly low: Expr;
        readonly high: Expr;
        readonly not: boolean;
      }
    | {
        readonly t: 'like';
        readonly arg: Expr;
        readonly pattern: Expr;
        readonly escape?: Expr;
        readonly not: boolean;
      }
    | {readonly t: 'regexp'; readonly arg: Expr; readonly pattern: Expr; readonly not: boolean}
    | {
        readonly t: 'is';
        readonly arg: Expr;
        readonly what: 'NULL' | 'TRUE' | 'FALSE';
        readonly not: boolean;
      }
    | {readonly t: 'row'; readonly items: readonly Expr[]}
    | {readonly t: 'query'; readonly query: Query}
    | {readonly t: 'exists'; readonly query: Query}
    | {
        readonly t: 'quantified';
        readonly op: string;
        readonly left: Expr;
        readonly all: boolean;
        readonly query: Query;
      }
    | {readonly t: 'interval'; readonly amount: Expr; readonly unit: string}
    | {readonly t: 'userVariable'; readonly name: string}
    | {readonly t: 'systemVariable'; readonly name: string}
    | {readonly t: 'assign'; readonly name: string; readonly value: Expr}
    | {readonly t: 'parameter'; readonly index: number}
    | {readonly t: 'collate'; readonly arg: Expr; readonly name: string}
    | {readonly t: 'temporal'; readonly kind: 'date' | 'time' | 'datetime'; readonly text: string}
    | {readonly t: 'default'}
  );

export interface CallExpr extends Place {
  readonly t: 'call';
  readonly name: string;
  /** The name as it stands in the script, for messages. */
  readonly written?: string;
  readonly args: readonly Expr[];
  readonly distinct?: boolean;
  readonly order?: readonly Order[];
  readonly separator?: string;
  readonly over?: Window | string;
}

export interface Order {
  readonly expr: Expr;
  readonly desc: boolean;
}

export interface Window {
  readonly base?: string;
  readonly partition: readonly Expr[];
  readonly order: readonly Order[];
  readonly frame?: Frame;
}

export interface Frame {
  readonly rows: boolean;
  readonly from: Bound;
  readonly to: Bound;
}

export interface Bound {
  readonly kind: 'preceding' | 'following' | 'current';
  /** Missing: without limit. */
  readonly count?: Expr;
}

export interface TypeName {
  readonly name: string;
  readonly size?: number;
  readonly scale?: number;
  readonly unsigned: boolean;
  readonly values?: readonly string[];
  readonly collation?: string;
}

export interface Query {
  readonly with?: {readonly recursive: boolean; readonly tables: readonly CommonTable[]};
  readonly body: Body;
  readonly order: readonly Order[];
  readonly limit?: Limit;
  readonly into?: readonly string[];
}

export interface Limit {
  readonly count: Expr;
  readonly offset?: Expr;
}

export interface CommonTable {
  readonly name: string;
  readonly columns?: readonly string[];
  readonly query: Query;
}

export type Body =
  | Select
  | {
      readonly t: 'set';
      readonly op: 'UNION' | 'INTERSECT' | 'EXCEPT';
      readonly all: boolean;
      readonly left: Body;
      readonly right: Body;
    }
  | {readonly t: 'values'; readonly rows: readonly (readonly Expr[])[]}
  | {readonly t: 'nested'; readonly query: Query};

export interface Select {
  readonly t: 'select';
  readonly distinct: boolean;
  readonly items: readonly Item[];
  readonly from?: Source;
  readonly where?: Expr;
  readonly group: readonly Expr[];
  readonly rollup: boolean;
  readonly having?: Expr;
  readonly windows: ReadonlyMap<string, Window>;
  /** User variables that receive the row. */
  readonly into?: readonly string[];
}

export interface Item {
  readonly expr: Expr;
  readonly header: string;
  readonly alias?: string;
}

export type Source =
  | {readonly t: 'table'; readonly db?: string; readonly name: string; readonly alias?: string}
  | {
      readonly t: 'derived';
      readonly query: Query;
      readonly alias: string;
      readonly columns?: readonly string[];
    }
  | {
      readonly t: 'join';
      readonly kind: 'inner' | 'left' | 'right';
      readonly left: Source;
      readonly right: Source;
      readonly on?: Expr;
      readonly using?: readonly string[];
      readonly natural?: boolean;
    };
