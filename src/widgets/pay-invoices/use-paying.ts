import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { type KeyValueStore, readStored, storedKey, storeFor } from '../../runtime/storage';
import { draftOf, parseDraft } from './payment.draft';
import { fetchThese } from './fetch-invoices';
import { createPaymentStore, type PaymentStore, type PayingState } from './payment.store';

/** How long after a change the choice is kept, in milliseconds. */
const KEEP_AFTER = 300;

/** The choice of an account, kept over reloads and a new sign-in (fault F09): which invoices, with the amounts as typed. */
export function usePaymentStore(accountId: string): readonly [paying: PaymentStore, state: PayingState] {
  const adapter = useAdapter();
  const { locale, storage } = useSettings();
  const paying = useMemo(() => createPaymentStore(locale.tag), [locale.tag]);
  const key = storedKey('draft', adapter.id, accountId, 'invoices');
  const store = useMemo(() => storeFor('draft', storage), [storage]);
  const tag = locale.tag;
  const restored = useRef<PaymentStore | null>(null);
  useEffect(() => {
    const life = new AbortController();
    const start = async () => {
      const draft = restored.current === paying ? null : readStored(store, key, parseDraft);
      restored.current = paying;
      if (draft === null) return;
      const texts = new Map(draft.amounts);
      const found = await fetchThese(adapter, [...texts.keys()], { accountId, locale: tag, signal: life.signal });
      for (const invoice of found) {
        // What was chosen meanwhile is newer than what was kept.
        if (invoice.payable && !paying.store.getState().chosen.has(invoice.id)) paying.type(invoice, texts.get(invoice.id) ?? '');
      }
      if (draft.methodId !== null && paying.store.getState().methodId === null) paying.chooseMethod(draft.methodId);
    };
    // Without the invoices there is nothing to choose again: the page itself says that they did not load.
    void start().catch(() => undefined).then(() => life.signal.aborted || keep(paying, store, key, life.signal));
    return () => {
      life.abort();
      restored.current = null;
    };
  }, [paying, store, key, adapter, accountId, tag]);
  return [paying, useStore(paying.store)];
}

function keep(paying: PaymentStore, store: KeyValueStore, key: string, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    const draft = draftOf(paying.store.getState());
    if (draft === null) store.remove(key);
    else store.set(key, JSON.stringify(draft));
  };
  const stop = paying.store.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(save, KEEP_AFTER);
  });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
    save();
  });
}
