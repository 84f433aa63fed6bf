import type {Context} from '../query/context';
import type {Compiled} from '../query/frame';
import {compileBinary} from '../query/operators';
import {convert, toBoolean} from '../types/convert';
import {BOOLEAN, INT, type Type, UNSIGNED, commonType} from '../types/types';
import {type Functions, TEXT, define, perhaps} from './registry';

/** Calls that do not look at all of their arguments. */
export const choices: Readonly<
  Record<
    string,
    {least: number; most: number; make: (args: readonly Compiled[], context: Context) => Compiled}
  >
> = {
  IF: {
    least: 3,
    most: 3,
    make: ([test, yes, no], {runtime}) => {
      const type = commonType([yes!.type, no!.type]);
      return made('IF', [test!, yes!, no!], type, (frame) => {
        const chosen = toBoolean(test!.run(frame), test!.type, runtime.warn) === true ? yes! : no!;
        return convert(chosen.run(frame), chosen.type, type, runtime.warn);
      });
    },
  },
  IFNULL: {least: 2, most: 2, make: coalesce},
  COALESCE: {least: 1, most: 99, make: coalesce},
  NULLIF: {
    least: 2,
    most: 2,
    make: ([value, other], {runtime}) => {
      const same = compileBinary('=', value!, other!, runtime);
      return made('NULLIF', [value!, other!], value!.type, (frame) =>
        same.run(frame) === 1n ? null : value!.run(frame),
      );
    },
  },
  ISNULL: {
    least: 1,
    most: 1,
    make: ([value]) =>
      made('ISNULL', [value!], BOOLEAN, (frame) => (value!.run(frame) === null ? 1n : 0n)),
  },
};

function coalesce(args: readonly Compiled[], {runtime}: Context): Compiled {
  const type = commonType(args.map((arg) => arg.type));
  const compiled = made('COALESCE', args, type, (frame) => {
    for (const arg of args) {
      const value = arg.run(frame);
      if (value !== null) {
        return convert(value, arg.type, type, runtime.warn);
      }
    }
    return null;
  });
  return {...compiled, nullable: args.every(({nullable}) => nullable)};
}

function made(name: string, args: readonly Compiled[], type: Type, run: Compiled['run']): Compiled {
  return {
    type,
    key: `${name}(${args.map(({key}) => key).join(',')})`,
    nullable:
      name !== 'ISNULL' &&
      (name === 'NULLIF' || args.slice(name === 'IF' ? 1 : 0).some((arg) => arg.nullable)),
    constant: args.every((arg) => arg.constant),
    run,
  };
}

const user = define(0, 0, TEXT, () => 'student@localhost');
const database = perhaps(define(0, 0, TEXT, (_, {runtime}) => runtime.databaseName));

export const sessionFunctions: Functions = {
  DATABASE: database,
  SCHEMA: database,
  USER: user,
  CURRENT_USER: user,
  SESSION_USER: user,
  SYSTEM_USER: user,
  VERSION: {...define(0, 0, TEXT, () => '8.4.0-lesson'), mayBeNull: false},
  CONNECTION_ID: define(0, 0, UNSIGNED, () => 8n),
  LAST_INSERT_ID: define(0, 0, UNSIGNED, (_, {runtime}) => runtime.lastId),
  ROW_COUNT: define(0, 0, INT, (_, {runtime}) => runtime.rowCount),
  FOUND_ROWS: define(0, 0, INT, (_, {runtime}) => runtime.foundRows),
  UUID: {...define(0, 0, TEXT, (_, {runtime}) => uuid(() => runtime.random())), volatile: true},
  SLEEP: define(1, 1, INT, () => 0n),
};

function uuid(random: () => number): string {
  return 'xxxxxxxx-xxxx-1xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    Math.floor(random() * 16).toString(16),
  );
}
