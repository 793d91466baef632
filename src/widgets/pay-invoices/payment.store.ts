import { createStore, type StoreApi } from 'zustand/vanilla';
import type { InvoiceSummary, Money } from '../../domain';
import { formatTypedAmount, parseTypedAmount, type Payable, subtractMoney } from '../../rules';

/** Invoice to pay, and the amount as typed. */
export interface SelectedInvoice {
  readonly invoice: InvoiceSummary;
  readonly text: string;
  /** True if the typed amount exceeded the open amount and was reduced to it. */
  readonly clamped: boolean;
  /** True if the problem shows: the field lost the focus, or the buyer pressed pay. */
  readonly judged: boolean;
}

/** State of the current payment. */
export interface PayingState {
  /** Selected invoices in order of selection. */
  readonly selected: ReadonlyMap<string, SelectedInvoice>;
  /** Ids of credits that the buyer keeps for later; all others are used. */
  readonly unusedCredits: ReadonlySet<string>;
  /** Null until the buyer chooses a method; the default method applies then. */
  readonly methodId: string | null;
}

/** Change of a selected invoice while it was on the page; `after` is null if it is paid. */
export interface ChangedInvoice {
  readonly number: string;
  readonly before: Money;
  readonly after: Money | null;
}

/** Selected invoices and amounts of one page. */
export interface PaymentStore {
  readonly store: StoreApi<PayingState>;
  /** Selects or deselects an invoice. With `range`, also every payable invoice between it and the one toggled last. */
  toggle(invoice: InvoiceSummary, isOn: boolean, range?: readonly InvoiceSummary[]): void;
  /** Selects invoices with their open, undisputed amounts. */
  add(invoices: readonly InvoiceSummary[], amounts?: ReadonlyMap<string, Money>): void;
  remove(ids: readonly string[]): void;
  none(): void;
  type(invoice: InvoiceSummary, text: string): void;
  /** Handles blur: an empty or zero amount deselects the invoice; an excessive amount is reduced to the open amount. */
  leave(invoiceId: string): void;
  /** Shows all problems from now on. */
  judge(): void;
  /** Updates the selected invoices. Amounts that equaled the full open amount follow it. Returns the changes. */
  refresh(invoices: readonly InvoiceSummary[], missingIds?: readonly string[]): readonly ChangedInvoice[];
  useCredit(creditId: string, isUsed: boolean): void;
  chooseMethod(methodId: string): void;
}

type Owed = Pick<InvoiceSummary, 'amountDue' | 'disputedAmount'>;

/** Open amount of an invoice that is not in dispute. */
export const undisputed = ({ amountDue, disputedAmount }: Owed): Money =>
  disputedAmount === null ? amountDue : subtractMoney(amountDue, disputedAmount);

/** True if bulk selection includes an invoice. A fully disputed invoice can be selected only individually. */
export const isProposed = ({ isPayable, ...owed }: Owed & Pick<InvoiceSummary, 'isPayable'>): boolean =>
  isPayable && undisputed(owed).minor > 0;

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Compares invoices: the earlier due date first, then the lower number. Payments fill invoices in this order. */
export const compareAge = (a: InvoiceSummary, b: InvoiceSummary): number =>
  compareText(a.dueOn ?? '', b.dueOn ?? '') || compareText(a.number, b.number);

/**
 * Invoices to distribute an amount over, oldest first. Selected invoices take their whole amount due; proposed ones only
 * the part that is not in dispute.
 */
export function payablesInOrder(
  invoices: readonly InvoiceSummary[],
  { areSelected }: { readonly areSelected: boolean },
): readonly Payable[] {
  const included = areSelected ? invoices : invoices.filter(isProposed);
  return [...included]
    .sort(compareAge)
    .map((one) => ({ id: one.id, amountDue: areSelected ? one.amountDue : undisputed(one) }));
}

/** Default amount to pay for an invoice. Disputed amounts are left out. */
export function proposedAmount(owed: Owed): Money {
  const amount = undisputed(owed);
  return amount.minor > 0 ? amount : owed.amountDue;
}

/** Creates the payment state of one page. `locale` determines how amounts are parsed. */
export function createPaymentStore(locale: string, first: Partial<PayingState> = {}): PaymentStore {
  const store = createStore<PayingState>(() => ({
    selected: new Map(),
    unusedCredits: new Set(),
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
  const change = (edit: (selected: Map<string, SelectedInvoice>) => void): void => {
    const selected = new Map(store.getState().selected);
    edit(selected);
    store.setState({ selected });
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
      change((selected) => {
        for (const one of these) {
          if (!isOn) selected.delete(one.id);
          else if (!selected.has(one.id)) selected.set(one.id, fresh(one));
        }
      });
    },
    add(invoices, amounts) {
      change((selected) => {
        for (const one of invoices) {
          const amount = amounts?.get(one.id);
          if (amount === undefined ? isProposed(one) && !selected.has(one.id) : one.isPayable)
            selected.set(one.id, fresh(one, amount));
        }
      });
    },
    remove(ids) {
      change((selected) => ids.forEach((id) => selected.delete(id)));
    },
    none() {
      last = null;
      store.setState({ selected: new Map() });
    },
    type(invoice, text) {
      change((selected) => {
        const known = selected.get(invoice.id);
        if (known === undefined && text.trim() === '') return;
        selected.set(invoice.id, {
          invoice,
          clamped: false,
          judged: false,
          ...(known && { judged: known.judged }),
          text,
        });
      });
    },
    leave(invoiceId) {
      change((selected) => {
        const known = selected.get(invoiceId);
        if (known === undefined) return;
        const { invoice, text } = known;
        const amount = parseTypedAmount(text, invoice.amountDue.currency, locale);
        if (text.trim() === '' || amount?.minor === 0) selected.delete(invoiceId);
        else if (amount !== null && amount.minor > invoice.amountDue.minor)
          selected.set(invoiceId, { invoice, text: textOf(invoice.amountDue), clamped: true, judged: true });
        else
          selected.set(invoiceId, {
            ...known,
            text: amount !== null && amount.minor > 0 ? textOf(amount) : text,
            judged: true,
          });
      });
    },
    judge() {
      change((selected) => selected.forEach((one, id) => selected.set(id, { ...one, judged: true })));
    },
    refresh(invoices, missingIds = []) {
      const changed: ChangedInvoice[] = [];
      const { selected: before } = store.getState();
      const next = new Map(before);
      for (const invoice of invoices) {
        const known = next.get(invoice.id);
        if (known === undefined || known.invoice === invoice) continue;
        const { amountDue } = known.invoice;
        if (!invoice.isPayable) {
          next.delete(invoice.id);
          changed.push({ number: invoice.number, before: amountDue, after: null });
        } else if (invoice.amountDue.minor === amountDue.minor) next.set(invoice.id, { ...known, invoice });
        else {
          // An amount that equaled the full open amount follows it; a partial amount stays as typed.
          const keepsAmount =
            known.text !== textOf(proposedAmount(known.invoice)) &&
            (parseTypedAmount(known.text, amountDue.currency, locale)?.minor ?? Infinity) <= invoice.amountDue.minor;
          next.set(invoice.id, keepsAmount ? { ...known, invoice } : fresh(invoice));
          changed.push({ number: invoice.number, before: amountDue, after: invoice.amountDue });
        }
      }
      for (const id of missingIds) {
        const known = next.get(id);
        if (known === undefined) continue;
        next.delete(id);
        changed.push({ number: known.invoice.number, before: known.invoice.amountDue, after: null });
      }
      if ([...next].some(([id, one]) => before.get(id) !== one) || next.size !== before.size)
        store.setState({ selected: next });
      return changed;
    },
    useCredit(creditId, isUsed) {
      const unusedCredits = new Set(store.getState().unusedCredits);
      if (isUsed) unusedCredits.delete(creditId);
      else unusedCredits.add(creditId);
      store.setState({ unusedCredits: unusedCredits });
    },
    chooseMethod: (methodId) => store.setState({ methodId }),
  };
}
