/**
 * Returns the number formatter of a locale, or of English if the engine does not support the locale. CLDR has no es-CA,
 * and engines fall back to Spain's format; Canada's format equals the English one except for the space before a percent
 * sign.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale === 'es-CA' && options.style !== 'percent' ? 'en-CA' : locale, options);
  } catch {
    return new Intl.NumberFormat('en-US', options);
  }
}
