import { useMemo } from 'react';
import type { Money } from '../../domain';
import { formatMoney, NO_AMOUNT, numberFormat } from '../../rules';
import { useSettings } from './provider';

/** Numbers and money in the locale that holds: all that a first screen without a date needs. */
export interface NumberFormats {
  readonly locale: string;
  readonly number: (value: number) => string;
  /** “–” for an amount that can't be written. One that isn't known is the caller's to name: a bare dash isn't read aloud. */
  readonly money: (amount: Money) => string;
}

/** The formats of a locale for numbers and money. */
export function numberFormatsOf(locale: string): NumberFormats {
  const numbers = numberFormat(locale);
  return { locale, number: (value) => numbers.format(value), money: (amount) => shown(amount, locale) };
}

/** The formats for numbers and money of the locale that holds. `useFormats` brings those for dates as well. */
export function useNumberFormats(): NumberFormats {
  const { locale } = useSettings();
  return useMemo(() => numberFormatsOf(locale.tag), [locale]);
}

/** An amount that can't be written, such as one that is no number, shows as missing: it must not take the page down. */
function shown(amount: Money, locale: string): string {
  try {
    return formatMoney(amount, locale);
  } catch {
    return NO_AMOUNT;
  }
}
