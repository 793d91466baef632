import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Credit, InvoiceQuery, InvoiceSummary, Money, PaymentQuote, PayRequest, WalletMethod } from '../../domain';
import { chargedTotal, type Preselected } from '../../rules';
import type { Emit } from '../../runtime/events';
import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useOnline } from '../../runtime/react/use-online';
import { type CommitHandle, useCommit } from '../../runtime/react/use-commit';
import type { Read } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { type KeyValueStore, readStored, storedKey, storeFor } from '../../runtime/storage';
import { useFieldsInPlace } from '../common/add-method/add-method';
import { fetchAll, fetchThese } from './fetch-invoices';
import { draftOf, parseDraft } from './payment.draft';
import { methodOf, payRequestOf, type Plan, planOf, surchargeOf } from './payment-plan.rules';
import { createPaymentStore, type PayingState, type PaymentStore } from './payment.store';
import type { PayInvoicesEvents } from './pay-invoices.types';
import { type Quotes, useCredits, useMethods, useQuotes } from './pay-invoices.reads';

/** Reason why the payment is blocked; null if it is not. */
export type PaymentBlocker =
  | { readonly reason: 'amounts'; readonly count: number }
  | { readonly reason: 'method' | 'quoting' | 'quoteFailed' | 'offline' | 'busy' }
  | { readonly reason: 'wait'; readonly seconds: number };

/** State and actions of the current payment. */
export interface PaymentForm {
  readonly accountId: string;
  readonly paying: PaymentStore;
  readonly state: PayingState;
  /** Reads all of the account's invoices that match a query. */
  readonly fetchAll: (query: InvoiceQuery) => Promise<readonly InvoiceSummary[]>;
  /** Reads current data of invoices by id; invoices that no longer exist are left out. */
  readonly fetchThese: (ids: readonly string[]) => Promise<readonly InvoiceSummary[]>;
  readonly plan: Plan;
  readonly credits: readonly Credit[];
  readonly methods: Read<readonly WalletMethod[]>;
  /** Payment provider's fields for numbers; null if there are none. */
  readonly fields: PaymentFields | null;
  /** A new payment method is in the wallet. */
  readonly onMethodAdded: (method: WalletMethod) => void;
  readonly refetchMethods: () => void;
  readonly refetchCredits: () => void;
  readonly method: WalletMethod | null;
  /** Savings of the preselected method over the default one; null if the buyer chose a method, or nothing is saved. */
  readonly saves: Preselected<WalletMethod>['saves'];
  readonly quotes: Quotes;
  readonly surcharge: PaymentQuote['surcharge'];
  /** Total charge to the payment method. */
  readonly total: Money;
  /** True while a payment is in flight or its outcome is unknown. */
  readonly locked: boolean;
  readonly blocked: PaymentBlocker | null;
  readonly request: PayRequest;
  readonly commitHandle: CommitHandle<'payInvoices'>;
}

const noCredits: readonly Credit[] = [];

/** Builds the payment from the selection, credits, payment method and surcharge. */
export function usePaymentForm(
  accountId: string,
  currency: string,
  paymentFields: PaymentFields | undefined,
  emit: Emit<PayInvoicesEvents>,
): PaymentForm {
  const { locale } = useSettings();
  const [paying, state] = usePaymentStore(accountId);
  const fetching = useFetching(accountId);
  const [creditsRead, refetchCredits] = useCredits(accountId);
  const [methods, refetchMethods] = useMethods(accountId);
  const fields = useFieldsInPlace(paymentFields);
  const commitHandle = useCommit('payInvoices', accountId);
  const online = useOnline();
  const seconds = useWait(commitHandle.state);
  const credits = creditsRead.data ?? noCredits;
  const plan = useMemo(() => planOf(state, credits, currency, locale.tag), [state, credits, currency, locale.tag]);
  const { charge } = plan.allocation;
  const methodIds = useMemo(
    () => (methods.data ?? []).filter(({ problem }) => problem === null).map(({ id }) => id),
    [methods.data],
  );
  const quotes = useQuotes(accountId, charge, methodIds);
  const { method, saves } = methodOf(methods.data ?? [], state.methodId, quotes.latest);
  const surcharge = charge.minor > 0 ? surchargeOf(quotes.quotes, method?.id ?? null) : null;
  const { phase } = commitHandle.state;
  const locked = phase === 'sending' || phase === 'checking' || phase === 'unknown';
  const blocked = ((): PaymentBlocker | null => {
    if (locked) return { reason: 'busy' };
    if (seconds > 0) return { reason: 'wait', seconds };
    if (!online) return { reason: 'offline' };
    if (plan.problems.size > 0) return { reason: 'amounts', count: plan.problems.size };
    if (charge.minor === 0) return null;
    if (method === null) return { reason: 'method' };
    if (quotes.status === 'ready') return null;
    return { reason: quotes.status === 'failed' ? 'quoteFailed' : 'quoting' };
  })();
  return {
    accountId,
    paying,
    state,
    ...fetching,
    plan,
    credits,
    methods,
    fields,
    refetchMethods,
    refetchCredits,
    method,
    saves,
    quotes,
    surcharge,
    locked,
    blocked,
    commitHandle,
    total: chargedTotal(plan.allocation, surcharge?.amount ?? null),
    request: payRequestOf(accountId, plan, method, surcharge),
    onMethodAdded({ id, kind, problem }) {
      // A method that its bank has not confirmed yet cannot be used today.
      if (problem === null) paying.chooseMethod(id);
      emit('method-add', { methodId: id, kind });
    },
  };
}

/** Functions that read invoices of an account independently of the list. They keep their identity between renders. */
function useFetching(accountId: string): Pick<PaymentForm, 'fetchAll' | 'fetchThese'> {
  const adapter = useAdapter();
  const { tag } = useSettings().locale;
  return useMemo(() => {
    const where = { accountId, locale: tag };
    return {
      fetchAll: (query) => fetchAll(adapter, query, where),
      fetchThese: (ids) => fetchThese(adapter, ids, where),
    };
  }, [adapter, accountId, tag]);
}

type State = CommitHandle<'payInvoices'>['state'];

/** Maximum wait in milliseconds. It limits a wrong value from the backend or a wrong clock (fault F08). */
const LONGEST_WAIT = 60_000;

/** Seconds until the backend accepts the next attempt; 0 if the payment can be sent (fault F07). */
function useWait(state: State): number {
  const retryAfter = state.phase === 'not-done' ? (state.error?.retryAfter ?? 0) : 0;
  const wait = Number.isFinite(retryAfter) ? Math.min(Math.max(retryAfter, 0), LONGEST_WAIT) : LONGEST_WAIT;
  const [over, setOver] = useState<State | null>(null);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setOver(state), wait);
    return () => clearTimeout(timer);
  }, [wait, state]);
  return over === state ? 0 : Math.ceil(wait / 1000);
}

/** Delay in milliseconds between a change and storing the selection. */
const KEEP_AFTER = 300;

/**
 * Selection of an account, stored across reloads and a new sign-in (fault F09): invoice ids with the amounts as typed.
 */
function usePaymentStore(accountId: string): readonly [paying: PaymentStore, state: PayingState] {
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
        // Invoices that the buyer selected in the meantime take precedence over stored ones.
        if (invoice.isPayable && !paying.store.getState().selected.has(invoice.id))
          paying.type(invoice, texts.get(invoice.id) ?? '');
      }
      if (draft.methodId !== null && paying.store.getState().methodId === null) paying.chooseMethod(draft.methodId);
    };
    // If the invoices do not load, the selection cannot be restored. The page itself shows the error.
    void start()
      .catch(() => undefined)
      .then(() => life.signal.aborted || keep(paying, store, key, life.signal));
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
