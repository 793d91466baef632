import { numberFormat } from '../../../rules';

const MEGABYTE = 1024 * 1024;

/** A size as it is read: megabytes with one digit, kilobytes below one. */
export function bytesText(bytes: number, locale: string): string {
  const inMegabytes = bytes >= MEGABYTE;
  return numberFormat(locale, {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: inMegabytes ? 1 : 0,
  }).format(inMegabytes ? bytes / MEGABYTE : Math.max(1, bytes / 1024));
}
