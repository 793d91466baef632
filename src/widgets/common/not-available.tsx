import type { ReactNode } from 'react';
import { NO_AMOUNT } from '../../rules';
import { useMessages } from '../../runtime/react/use-messages';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { commonMessages } from './common.messages';

/** In the place of an amount, a date or a count that isn't known: a dash to look at, words for a screen reader. */
export function NotAvailable() {
  const { m } = useMessages('common', commonMessages);
  return (
    <>
      <span aria-hidden>{NO_AMOUNT}</span>
      <VisuallyHidden>{m.notAvailable}</VisuallyHidden>
    </>
  );
}

/** A value in its format where it's known; otherwise that it isn't available. */
export const orNotAvailable = <Value,>(value: Value | null, format: (value: Value) => ReactNode): ReactNode =>
  value === null ? <NotAvailable /> : format(value);
