/** Digits behind the point that MySQL keeps at most. */
export const MOST_SCALE = 30;
/** MySQL computes quotients in words of this many digits. */
const WORD = 9;

/** A decimal number, exact: `units` divided by ten to the power of `scale`. */
export class Decimal {
  constructor(
    readonly units: bigint,
    readonly scale: number,
  ) {}

  /** Reads `-12.50`; an exponent is moved into the scale. */
  static read(text: string): Decimal {
    const [, sign, whole = '', fraction = '', exponent = '0'] =
      /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text)!;
    const units = BigInt(`${whole}${fraction}` || '0');
    const scale = fraction.length - Number(exponent);
    const signed = sign === '-' ? -units : units;
    return scale < 0 ? new Decimal(signed * tenTo(-scale), 0) : new Decimal(signed, scale);
  }

  static of(value: bigint): Decimal {
    return new Decimal(value, 0);
  }

  /** Rounds half away from zero, or fills with zeros. */
  round(scale: number): Decimal {
    if (scale >= this.scale) {
      return new Decimal(this.units * tenTo(scale - this.scale), scale);
    }
    const step = tenTo(this.scale - scale);
    const half = step / 2n;
    const moved = this.units < 0n ? this.units - half : this.units + half;
    return scale < 0
      ? new Decimal((moved / step) * tenTo(-scale), 0)
      : new Decimal(moved / step, scale);
  }

  truncate(scale: number): Decimal {
    if (scale >= this.scale) {
      return this.round(scale);
    }
    const units = this.units / tenTo(this.scale - scale);
    return scale < 0 ? new Decimal(units * tenTo(-scale), 0) : new Decimal(units, scale);
  }

  plus(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(this.round(scale).units + other.round(scale).units, scale);
  }

  minus(other: Decimal): Decimal {
    return this.plus(other.negated());
  }

  times(other: Decimal): Decimal {
    const product = new Decimal(this.units * other.units, this.scale + other.scale);
    return product.scale > MOST_SCALE ? product.round(MOST_SCALE) : product;
  }

  /** More digits than are shown, cut as MySQL cuts them. */
  over(other: Decimal): Decimal {
    const own = words(this.scale);
    const theirs = words(other.scale);
    const more = Math.max(0, 4 - (own - this.scale) - (theirs - other.scale));
    const scale = words(own + theirs + more);
    const power = scale + other.scale - this.scale;
    return new Decimal((this.units * tenTo(power)) / other.units, scale);
  }

  remainder(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(this.round(scale).units % other.round(scale).units, scale);
  }

  negated(): Decimal {
    return new Decimal(-this.units, this.scale);
  }

  compare(other: Decimal): number {
    const scale = Math.max(this.scale, other.scale);
    const difference = this.round(scale).units - other.round(scale).units;
    return difference < 0n ? -1 : Number(difference > 0n);
  }

  toNumber(): number {
    return Number(this.toString());
  }

  toString(): string {
    const negative = this.units < 0n;
    const digits = String(negative ? -this.units : this.units).padStart(this.scale + 1, '0');
    const cut = digits.length - this.scale;
    const text = this.scale === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
    return negative ? `-${text}` : text;
  }
}

function words(digits: number): number {
  return Math.ceil(digits / WORD) * WORD;
}

export function tenTo(power: number): bigint {
  return 10n ** BigInt(power);
}
