import {type Warn, textToDouble, toDecimal, toInteger, toTemporal, toText} from '../types/convert';
import type {Compiled} from '../query/frame';
import {Decimal, tenTo} from '../types/decimal';
import {showType} from '../types/typeNames';
import {type Type, type Value, isTemporal, isText, lengthOf} from '../types/types';

export function castCompiled(arg: Compiled, named: Type, warn: Warn): Compiled {
  // CAST AS CHAR without a length keeps the whole text.
  const isWhole = named.kind === 'text' && named.length === 1;
  const to: Type = isWhole
    ? {kind: 'text', length: Math.max(1, lengthOf(arg.type)), binary: false}
    : named;
  const name = to.kind === 'int' ? `BIGINT${to.unsigned ? ' unsigned' : ''}` : showType(to);
  return {
    type: to,
    key: `cast(${arg.key},${name})`,
    nullable: arg.nullable || isTemporal(to) || to.kind === 'text' || to.kind === 'double',
    constant: arg.constant,
    run: (frame) => {
      const value = arg.run(frame);
      return value === null ? null : cast(value, arg.type, to, isWhole, warn);
    },
  };
}

function cast(value: Value, from: Type, to: Type, isWhole: boolean, warn: Warn): Value {
  if (to.kind === 'int') {
    const whole = toInteger(value, from, warn);
    return to.unsigned ? BigInt.asUintN(64, whole) : BigInt.asIntN(64, whole);
  }
  if (to.kind === 'decimal') {
    const rounded = toDecimal(value, from, warn).round(to.scale);
    const most = new Decimal(tenTo(to.precision) - 1n, to.scale);
    if (rounded.compare(most) > 0 || rounded.compare(most.negated()) < 0) {
      warn(1264, "Out of range value for column 'CAST' at row 1");
      return rounded.units < 0n ? most.negated() : most;
    }
    return rounded;
  }
  if (to.kind === 'double') {
    return isText(from) ? textToDouble(String(value), warn) : Number(toText(value, from));
  }
  if (isTemporal(to)) {
    return toTemporal(value, from, to, warn);
  }
  if (to.kind === 'year') {
    return toInteger(value, from, warn);
  }
  const text = toText(value, from)!;
  return isWhole || to.kind !== 'text' ? text : [...text].slice(0, to.length).join('');
}
