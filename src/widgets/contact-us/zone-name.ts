/** A zone by the name people call it, such as Eastern Time; null for one that nobody knows. */
export function zoneNameOf(timeZone: string, locale: string): string | null {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
  } catch {
    return null;
  }
}
