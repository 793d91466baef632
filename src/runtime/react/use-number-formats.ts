import { useMemo } from 'react';
import type { Money } from '../../domain';
import { formatMoney, NO_AMOUNT, numberFormat } from '../../rules';
import { useSettings } from './provider';

/** Formats for numbers and money in the current locale: enough for a first screen without dates. */
export interface NumberFormats {
  readonly locale: string;
  readonly number: (value: number) => string;
  /**
   * Returns “–” for an invalid amount. For a missing amount the caller needs its own text, because screen readers skip
   * a bare dash.
   */
  readonly money: (amount: Money) => string;
}

/** Returns the formats of a locale for numbers and money. */
export function numberFormatsOf(locale: string): NumberFormats {
  const numbers = numberFormat(locale);
  return { locale, number: (value) => numbers.format(value), money: (amount) => formatAmount(amount, locale) };
}

/** Returns the formats of the current locale for numbers and money. `useFormats` adds dates. */
export function useNumberFormats(): NumberFormats {
  const { locale } = useSettings();
  return useMemo(() => numberFormatsOf(locale.tag), [locale]);
}

/** Formats an amount; an invalid one shows as missing, because it must not crash the page. */
function formatAmount(amount: Money, locale: string): string {
  try {
    return formatMoney(amount, locale);
  } catch {
    return NO_AMOUNT;
  }
}
