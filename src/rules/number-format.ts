/**
 * How a locale writes numbers; in English for one that the engine does not know. es-CA is not in CLDR: engines answer
 * with Spain's numbers. Canada's are the same in English, but for the space that Spanish puts before a percent sign.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale === 'es-CA' && options.style !== 'percent' ? 'en-CA' : locale, options);
  } catch {
    return new Intl.NumberFormat('en-US', options);
  }
}
