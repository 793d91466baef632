import type { ReactNode } from 'react';
import { NO_AMOUNT } from '../../rules';
import { useMessages } from '../../runtime/react/use-messages';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { commonMessages } from './common.messages';

/** Replaces an unknown amount, date or count: a visible dash and a text for screen readers. */
export function NotAvailable() {
  const { m } = useMessages('common', commonMessages);
  return (
    <>
      <span aria-hidden>{NO_AMOUNT}</span>
      <VisuallyHidden>{m.notAvailable}</VisuallyHidden>
    </>
  );
}

/** Formats a value; null becomes `NotAvailable`. */
export const orNotAvailable = <Value,>(value: Value | null, format: (value: Value) => ReactNode): ReactNode =>
  value === null ? <NotAvailable /> : format(value);
