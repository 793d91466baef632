/** A day of the week by its name in a language; 0 is Sunday. */
export function dayNames(locale: string, width: 'long' | 'short'): (day: number) => string {
  const format = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
  // The first of August 2021 was a Sunday.
  return (day) => format.format(Date.UTC(2021, 7, 1 + day));
}
