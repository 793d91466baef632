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
const QUOTE_DELAY_MS = 350;

/**
 * Requests a quote of the changed quantities. Without changes the proposal's own totals apply and `quote` is null.
 * Returns the quote and a function that requests it again.
 */
export function useQuote(easyOrder: EasyOrder, changes: Changes, accountId: string | null) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [found, setFound] = useState<{ readonly changes: Changes; readonly quote: EasyOrderQuote | PortError } | null>(
    null,
  );
  const [round, setRound] = useState(0);
  const isChanged = Object.keys(changes).length > 0;
  useEffect(() => {
    const items = itemsOf(easyOrder, changes);
    if (!isChanged || items.length === 0) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const request =
        adapter.easyOrder?.quote?.(
          { easyOrderId: easyOrder.id, items, accountId, locale: locale.tag },
          { signal: controller.signal },
        ) ?? rejectMissingMethod('easyOrder.quote');
      request.then(
        (quote) => !controller.signal.aborted && setFound({ changes: changes, quote }),
        (thrown: unknown) => !controller.signal.aborted && setFound({ changes: changes, quote: toPortError(thrown) }),
      );
    }, QUOTE_DELAY_MS);
    return () => (clearTimeout(timer), controller.abort());
  }, [adapter, easyOrder, changes, isChanged, accountId, locale, round]);

  const requestAgain = () => (setFound(null), setRound((last) => last + 1));
  const isCurrent = found?.changes === changes;
  const last = found !== null && !(found.quote instanceof Error) ? found.quote : null;
  const quote: Quote = !isChanged
    ? { status: 'ready', quote: null }
    : isCurrent && found.quote instanceof Error
      ? { status: 'failed', error: found.quote }
      : { status: isCurrent ? 'ready' : 'checking', quote: last };
  return [quote, requestAgain] as const;
}
