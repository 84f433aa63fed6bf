const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const two = (value: number) => String(value).padStart(2, '0');

function ordinal(day: number): string {
  const special = day >= 11 && day <= 13;
  return `${day}${special ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
}

const PARTS: Readonly<Record<string, (date: Date) => string>> = {
  a: (date) => DAYS[date.getUTCDay()]!.slice(0, 3),
  b: (date) => MONTHS[date.getUTCMonth()]!.slice(0, 3),
  c: (date) => String(date.getUTCMonth() + 1),
  D: (date) => ordinal(date.getUTCDate()),
  d: (date) => two(date.getUTCDate()),
  e: (date) => String(date.getUTCDate()),
  H: (date) => two(date.getUTCHours()),
  h: (date) => two(date.getUTCHours() % 12 || 12),
  I: (date) => two(date.getUTCHours() % 12 || 12),
  i: (date) => two(date.getUTCMinutes()),
  k: (date) => String(date.getUTCHours()),
  l: (date) => String(date.getUTCHours() % 12 || 12),
  M: (date) => MONTHS[date.getUTCMonth()]!,
  m: (date) => two(date.getUTCMonth() + 1),
  p: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
  r: (date) => formatDate(date, '%h:%i:%s %p'),
  S: (date) => two(date.getUTCSeconds()),
  s: (date) => two(date.getUTCSeconds()),
  T: (date) => formatDate(date, '%H:%i:%s'),
  W: (date) => DAYS[date.getUTCDay()]!,
  w: (date) => String(date.getUTCDay()),
  Y: (date) => String(date.getUTCFullYear()),
  y: (date) => two(date.getUTCFullYear() % 100),
  j: (date) =>
    String(
      Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1,
    ).padStart(3, '0'),
};

/** DATE_FORMAT */
export function formatDate(date: Date, format: string): string {
  return format.replaceAll(/%(.)/gs, (_, letter: string) => PARTS[letter]?.(date) ?? letter);
}

const READERS: Readonly<Record<string, string>> = {
  Y: String.raw`(?<Y>\d{4})`,
  y: String.raw`(?<y>\d{2})`,
  m: String.raw`(?<m>\d{1,2})`,
  c: String.raw`(?<m>\d{1,2})`,
  d: String.raw`(?<d>\d{1,2})`,
  e: String.raw`(?<d>\d{1,2})`,
  D: String.raw`(?<d>\d{1,2})(?:st|nd|rd|th)`,
  M: '(?<M>[A-Za-z]+)',
  b: '(?<M>[A-Za-z]{3})',
  H: String.raw`(?<H>\d{1,2})`,
  k: String.raw`(?<H>\d{1,2})`,
  h: String.raw`(?<H>\d{1,2})`,
  l: String.raw`(?<H>\d{1,2})`,
  i: String.raw`(?<i>\d{1,2})`,
  s: String.raw`(?<s>\d{1,2})`,
  S: String.raw`(?<s>\d{1,2})`,
  p: '(?<p>[AP]M)',
  W: '[A-Za-z]+',
  a: '[A-Za-z]{3}',
};

/** STR_TO_DATE */
export function parseFormat(text: string, format: string): string | null {
  const source = format.replaceAll(
    /%(.)|([\\^$.*+?()[\]{}|])/gs,
    (_, letter?: string, mark = '') =>
      letter === undefined ? `\\${mark}` : (READERS[letter] ?? letter),
  );
  const groups = new RegExp(`^\\s*${source}`, 'i').exec(text)?.groups;
  if (!groups) {
    return null;
  }
  const named = MONTHS.findIndex((month) =>
    month.toLowerCase().startsWith((groups.M ?? '-').toLowerCase()),
  );
  const year = groups.Y ?? (groups.y ? `20${groups.y}` : '0000');
  const month = groups.m ? Number(groups.m) : named + 1;
  const day = `${year}-${two(month)}-${two(Number(groups.d ?? 0))}`;
  const afternoon = groups.p?.toUpperCase() === 'PM' ? 12 : 0;
  const hour = groups.p ? (Number(groups.H ?? 0) % 12) + afternoon : Number(groups.H ?? 0);
  const time = `${two(hour)}:${two(Number(groups.i ?? 0))}:${two(Number(groups.s ?? 0))}`;
  const hasTime = groups.H !== undefined || groups.i !== undefined;
  const hasDay = groups.d !== undefined || groups.Y !== undefined || groups.y !== undefined;
  return [hasDay && day, hasTime && time].filter(Boolean).join(' ');
}
