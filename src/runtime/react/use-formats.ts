import { useMemo } from 'react';
import type { Money } from '../../domain';
import { formatDate, formatDay, formatMoney, formatWeekdayDate, NO_AMOUNT } from '../../rules';
import { useSettings } from './provider';

/** Numbers, money and dates in the locale that holds. */
export interface Formats {
  readonly locale: string;
  readonly number: (value: number) => string;
  readonly money: (amount: Money) => string;
  /** A calendar date as the locale's short date (spec §9, decision 33). */
  readonly date: (date: string) => string;
  /** A calendar date in prose, such as Thu, Nov 19; the year only when it is not this one. */
  readonly weekdayDate: (date: string) => string;
  /** A calendar date where room is short, such as Nov 10; the year only when it is not this one. */
  readonly day: (date: string) => string;
}

/** The formats of the locale that holds. */
export function useFormats(): Formats {
  const { locale, clock } = useSettings();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(locale.tag);
    const today = () => new Date(clock()).toISOString().slice(0, 10);
    return {
      locale: locale.tag,
      number: (value) => numbers.format(value),
      money: (amount) => shown(amount, locale.tag),
      date: (date) => formatDate(date, locale.tag),
      weekdayDate: (date) => formatWeekdayDate(date, locale.tag, { today: today() }),
      day: (date) => formatDay(date, locale.tag, { today: today() }),
    };
  }, [locale, clock]);
}

/** An amount that can not be written, such as one that is no number, is one that is not there: the page around it stands. */
function shown(amount: Money, locale: string): string {
  try {
    return formatMoney(amount, locale);
  } catch {
    return NO_AMOUNT;
  }
}
