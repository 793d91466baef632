import { useEffect, useState } from 'react';
import type { EasyOrder, EasyOrderQuote } from '../../domain';
import { type PortError, toPortError } from '../../ports';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { type Changes, itemsOf } from './easy-order/easy-order.rules';

/** Reads the order proposed for an account. Returns the read and a function that refetches it. */
export function useProposal(accountId: string | null) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  return useRead<EasyOrder | null>({
    method: 'easyOrder.read',
    args: {},
    accountId,
    read: (options) =>
      adapter.easyOrder?.read?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('easyOrder.read'),
  });
}

/** Price of the changed quantities, as quoted by the backend; never computed here. */
export type Quote =
  | { readonly status: 'ready'; readonly quote: EasyOrderQuote | null }
  | { readonly status: 'checking'; readonly quote: EasyOrderQuote | null }
  | { readonly status: 'failed'; readonly error: PortError };

/** Delay between the last change and the request for a quote, in milliseconds. */
const QUOTE_AFTER = 350;

/**
 * Requests a quote of the changed quantities. Without changes the proposal's own totals apply and `quote` is null.
 * Returns the quote and a function that requests it again.
 */
export function useQuote(easyOrder: EasyOrder, changes: Changes, accountId: string | null) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [found, setFound] = useState<{ readonly of: Changes; readonly quote: EasyOrderQuote | PortError } | null>(null);
  const [round, setRound] = useState(0);
  const isChanged = Object.keys(changes).length > 0;
  useEffect(() => {
    const items = itemsOf(easyOrder, changes);
    if (!isChanged || items.length === 0) return;
    const life = new AbortController();
    const timer = setTimeout(() => {
      const asked =
        adapter.easyOrder?.quote?.(
          { easyOrderId: easyOrder.id, items, accountId, locale: locale.tag },
          { signal: life.signal },
        ) ?? rejectMissingMethod('easyOrder.quote');
      asked.then(
        (quote) => !life.signal.aborted && setFound({ of: changes, quote }),
        (thrown: unknown) => !life.signal.aborted && setFound({ of: changes, quote: toPortError(thrown) }),
      );
    }, QUOTE_AFTER);
    return () => (clearTimeout(timer), life.abort());
  }, [adapter, easyOrder, changes, isChanged, accountId, locale, round]);

  const again = () => (setFound(null), setRound((last) => last + 1));
  const isOurs = found?.of === changes;
  const last = found !== null && !(found.quote instanceof Error) ? found.quote : null;
  const quote: Quote = !isChanged
    ? { status: 'ready', quote: null }
    : isOurs && found.quote instanceof Error
      ? { status: 'failed', error: found.quote }
      : { status: isOurs ? 'ready' : 'checking', quote: last };
  return [quote, again] as const;
}
