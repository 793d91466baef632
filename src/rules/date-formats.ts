const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Converts a calendar date to midnight UTC; null for a date that does not exist (`2026-02-30`). */
export function utcOf(date: unknown): Date | null {
  const match = typeof date === 'string' ? CALENDAR_DATE.exec(date) : null;
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const utc = new Date(0);
  // Date.UTC reads the years 0–99 as 1900–1999.
  utc.setUTCFullYear(year, month - 1, day);
  return utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day ? utc : null;
}

/** Converts midnight UTC to a calendar date. */
export const dateOf = (utc: Date): string => utc.toISOString().slice(0, 10);

/**
 * Replaces spaces so that a date or time stays on one line: "Thu," alone at the end of a line is unreadable. Without
 * it, lines can break at a space and next to any Han character; a word joiner prevents the latter.
 */
export const unbroken = (text: string): string =>
  text.replace(/\s/g, '\u00a0').replace(/[一-龥](?=.)|.(?=[一-龥])/g, '$&\u2060');

const STYLES = {
  short: { year: 'numeric', month: 'numeric', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  heading: { weekday: 'long', month: 'long', day: 'numeric' },
  plain: { year: 'numeric', month: '2-digit', day: '2-digit' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
  weekdayYear: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  day: { month: 'short', day: 'numeric' },
  dayYear: { month: 'short', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  weekdayTime: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  weekdayYearTime: {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
  zone: { hour: 'numeric', timeZoneName: 'shortGeneric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Name of a format for dates, times or zones. */
export type DateStyle = keyof typeof STYLES;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached formatter of a locale, zone and style: creating one costs far more than using it. */
export function formatter(locale: string, timeZone: string, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${style}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  // CLDR has no es-CA, and engines fall back to Spain's formats. Spanish of the United States is closer.
  const made = dateFormat(locale === 'es-CA' ? 'es-US' : locale, { ...STYLES[style], timeZone });
  formatters.set(key, made);
  return made;
}

/**
 * Falls back to en-US for an unknown locale and to UTC for an unknown zone, because a wrong format must not break the
 * page.
 */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  for (const [tag, timeZone] of [
    [locale, options.timeZone],
    ['en-US', options.timeZone],
    [locale, 'UTC'],
  ] as const) {
    try {
      return new Intl.DateTimeFormat(tag, { ...options, ...(timeZone === undefined ? {} : { timeZone }) });
    } catch {
      // Try the next combination.
    }
  }
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
}
