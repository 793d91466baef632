import { numberFormat } from '../../rules';

const MEGABYTE = 1024 * 1024;

/** Formats a size in bytes: in megabytes with one digit, below that in kilobytes. */
export function bytesText(bytes: number, locale: string): string {
  const inMegabytes = bytes >= MEGABYTE;
  return numberFormat(locale, {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: inMegabytes ? 1 : 0,
  }).format(inMegabytes ? bytes / MEGABYTE : Math.max(1, bytes / 1024));
}

/** Returns a function that gives the name of a weekday; 0 is Sunday. */
export function dayNames(locale: string, width: 'long' | 'short'): (day: number) => string {
  const format = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
  // August 1, 2021 was a Sunday.
  return (day) => format.format(Date.UTC(2021, 7, 1 + day));
}

/** Formats a time of day (`HH:MM`) for a locale. */
export function formatTime(time: string, locale: string): string {
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return time;
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2021, 7, 1, hours, minutes),
  );
}
