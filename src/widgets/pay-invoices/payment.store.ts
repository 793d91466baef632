import { createStore, type StoreApi } from 'zustand/vanilla';
import type { InvoiceSummary, Money } from '../../domain';
import { formatTypedAmount, parseTypedAmount, subtractMoney } from '../../rules';

/** An invoice that is to be paid, and the amount as it is typed. */
export interface SelectedInvoice {
  readonly invoice: InvoiceSummary;
  readonly text: string;
  /** The amount typed was more than is open, and was set to it. */
  readonly clamped: boolean;
  /** The field was left, or the buyer asked to pay: its problem shows. */
  readonly judged: boolean;
}

/** What the buyer is about to pay. */
export interface PayingState {
  /** In the order in which they were chosen. */
  readonly chosen: ReadonlyMap<string, SelectedInvoice>;
  /** Credits that are not to be used: all the others are. */
  readonly keptCredits: ReadonlySet<string>;
  /** Null until one is chosen: then the default one holds. */
  readonly methodId: string | null;
}

/** What changed about a chosen invoice while it was on the page; `after` is null for one that is paid. */
export interface ChangedInvoice {
  readonly number: string;
  readonly before: Money;
  readonly after: Money | null;
}

/** Choosing invoices and amounts, on one page. */
export interface PaymentStore {
  readonly store: StoreApi<PayingState>;
  /** Takes an invoice in or out; with `range`, every payable one from the one touched last as well. */
  toggle(invoice: InvoiceSummary, isOn: boolean, range?: readonly InvoiceSummary[]): void;
  /** Takes many in with what is open on them and not in dispute. */
  add(invoices: readonly InvoiceSummary[], amounts?: ReadonlyMap<string, Money>): void;
  remove(ids: readonly string[]): void;
  none(): void;
  type(invoice: InvoiceSummary, text: string): void;
  /** The field was left: what is blank or nothing takes the invoice out, too much is set to what is open. */
  leave(invoiceId: string): void;
  /** Every problem shows from now on. */
  judge(): void;
  /** Invoices as they are now: amounts that stood for all that was open follow. Tells what changed. */
  refresh(invoices: readonly InvoiceSummary[], gone?: readonly string[]): readonly ChangedInvoice[];
  useCredit(creditId: string, isUsed: boolean): void;
  chooseMethod(methodId: string): void;
}

type Owed = Pick<InvoiceSummary, 'open' | 'disputed'>;

/** What is open on an invoice and not in dispute. */
export const undisputed = ({ open, disputed }: Owed): Money =>
  disputed === null ? open : subtractMoney(open, disputed);

/** Whether an invoice is among those that are chosen together: one that is in dispute as a whole is chosen by itself alone. */
export const isProposed = ({ payable, ...owed }: Owed & Pick<InvoiceSummary, 'payable'>): boolean =>
  payable && undisputed(owed).minor > 0;

/** What of an invoice is paid unless the buyer says otherwise: what is in dispute can wait. */
export function proposedAmount(owed: Owed): Money {
  const amount = undisputed(owed);
  return amount.minor > 0 ? amount : owed.open;
}

/** Makes the choice of one page. `locale` says how amounts are typed. */
export function createPaymentStore(locale: string, first: Partial<PayingState> = {}): PaymentStore {
  const store = createStore<PayingState>(() => ({
    chosen: new Map(),
    keptCredits: new Set(),
    methodId: null,
    ...first,
  }));
  let last: string | null = null;
  const textOf = (amount: Money): string => formatTypedAmount(amount, locale);
  const fresh = (invoice: InvoiceSummary, amount = proposedAmount(invoice)): SelectedInvoice => ({
    invoice,
    text: textOf(amount),
    clamped: false,
    judged: false,
  });
  const change = (edit: (chosen: Map<string, SelectedInvoice>) => void): void => {
    const chosen = new Map(store.getState().chosen);
    edit(chosen);
    store.setState({ chosen });
  };

  return {
    store,
    toggle(invoice, isOn, range) {
      const from = range && last !== null ? range.findIndex(({ id }) => id === last) : -1;
      const to = range ? range.findIndex(({ id }) => id === invoice.id) : -1;
      const these =
        range && from >= 0 && to >= 0
          ? range.slice(Math.min(from, to), Math.max(from, to) + 1).filter((one) => one === invoice || isProposed(one))
          : [invoice];
      last = invoice.id;
      change((chosen) => {
        for (const one of these) {
          if (!isOn) chosen.delete(one.id);
          else if (!chosen.has(one.id)) chosen.set(one.id, fresh(one));
        }
      });
    },
    add(invoices, amounts) {
      change((chosen) => {
        for (const one of invoices) {
          const amount = amounts?.get(one.id);
          if (amount === undefined ? isProposed(one) && !chosen.has(one.id) : one.payable)
            chosen.set(one.id, fresh(one, amount));
        }
      });
    },
    remove(ids) {
      change((chosen) => ids.forEach((id) => chosen.delete(id)));
    },
    none() {
      last = null;
      store.setState({ chosen: new Map() });
    },
    type(invoice, text) {
      change((chosen) => {
        const known = chosen.get(invoice.id);
        if (known === undefined && text.trim() === '') return;
        chosen.set(invoice.id, {
          invoice,
          clamped: false,
          judged: false,
          ...(known && { judged: known.judged }),
          text,
        });
      });
    },
    leave(invoiceId) {
      change((chosen) => {
        const known = chosen.get(invoiceId);
        if (known === undefined) return;
        const { invoice, text } = known;
        const amount = parseTypedAmount(text, invoice.open.currency, locale);
        if (text.trim() === '' || amount?.minor === 0) chosen.delete(invoiceId);
        else if (amount !== null && amount.minor > invoice.open.minor)
          chosen.set(invoiceId, { invoice, text: textOf(invoice.open), clamped: true, judged: true });
        else
          chosen.set(invoiceId, {
            ...known,
            text: amount !== null && amount.minor > 0 ? textOf(amount) : text,
            judged: true,
          });
      });
    },
    judge() {
      change((chosen) => chosen.forEach((one, id) => chosen.set(id, { ...one, judged: true })));
    },
    refresh(invoices, gone = []) {
      const changed: ChangedInvoice[] = [];
      const { chosen: before } = store.getState();
      const next = new Map(before);
      for (const invoice of invoices) {
        const known = next.get(invoice.id);
        if (known === undefined || known.invoice === invoice) continue;
        const { open } = known.invoice;
        if (!invoice.payable) {
          next.delete(invoice.id);
          changed.push({ number: invoice.number, before: open, after: null });
        } else if (invoice.open.minor === open.minor) next.set(invoice.id, { ...known, invoice });
        else {
          // What stood for all of it still does; a part the buyer typed is theirs.
          const stands =
            known.text !== textOf(proposedAmount(known.invoice)) &&
            (parseTypedAmount(known.text, open.currency, locale)?.minor ?? Infinity) <= invoice.open.minor;
          next.set(invoice.id, stands ? { ...known, invoice } : fresh(invoice));
          changed.push({ number: invoice.number, before: open, after: invoice.open });
        }
      }
      for (const id of gone) {
        const known = next.get(id);
        if (known === undefined) continue;
        next.delete(id);
        changed.push({ number: known.invoice.number, before: known.invoice.open, after: null });
      }
      if ([...next].some(([id, one]) => before.get(id) !== one) || next.size !== before.size)
        store.setState({ chosen: next });
      return changed;
    },
    useCredit(creditId, isUsed) {
      const kept = new Set(store.getState().keptCredits);
      if (isUsed) kept.delete(creditId);
      else kept.add(creditId);
      store.setState({ keptCredits: kept });
    },
    chooseMethod: (methodId) => store.setState({ methodId }),
  };
}
