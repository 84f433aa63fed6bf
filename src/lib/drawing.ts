/** Size of a drawing in its own units, for layouts that depend on its aspect ratio. */
export function drawnSize(svg: string): {readonly width: number; readonly height: number} {
  const [, width, height] =
    /\sviewBox=["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg) ?? [];
  return {width: Number(width ?? 1), height: Number(height ?? 1)};
}

/** The drawing with prefixed ids, so that it can be on a page twice. */
export function withPrefixedIds(svg: string, prefix: string): string {
  return svg
    .replace(/(\sid=["']|\bhref=["']#|url\(["']?#)/g, `$1${prefix}`)
    .replace(
      /(\saria-(?:labelledby|describedby)=["'])([^"']*)/g,
      (_, opening: string, ids: string) => opening + ids.replace(/[^\s]+/g, `${prefix}$&`),
    );
}
