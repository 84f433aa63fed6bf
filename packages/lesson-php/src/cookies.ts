interface Cookie {
  readonly value: string;
  readonly path: string;
  /** Milliseconds since 1970; undefined lasts as long as the block. */
  readonly expires?: number;
}

/** Cookies that the scripts of a block have set, as a browser keeps them. */
export class Cookies {
  private readonly jar = new Map<string, Cookie>();

  constructor(private readonly now: () => number) {}

  /** @param header value of one Set-Cookie line */
  store(header: string): void {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals);
    const attribute = (wanted: string) =>
      attributes
        .find((part) => part.toLowerCase().startsWith(`${wanted}=`))
        ?.slice(wanted.length + 1);
    const age = attribute('max-age');
    const date = attribute('expires');
    const expires =
      age !== undefined
        ? this.now() + Number(age) * 1_000
        : date !== undefined
          ? Date.parse(date)
          : undefined;
    if (expires !== undefined && expires <= this.now()) {
      this.jar.delete(name);
    } else {
      this.jar.set(name, {value: pair.slice(equals + 1), path: attribute('path') ?? '/', expires});
    }
  }

  header(path: string): string {
    return [...this.jar]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, {value}]) => `${name}=${value}`)
      .join('; ');
  }
}
