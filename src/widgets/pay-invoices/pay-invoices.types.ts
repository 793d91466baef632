import type { DisputeReason } from '../../domain';
import type { Needs } from '../../ports';
import type { CommitRefusal } from '../../ports/commit.port';
import type { Ports } from '../../ports';
import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import type { Messages } from '../../runtime/react/use-messages';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { InvoicesValue, InvoicesView } from './invoice-list.rules';
import type { payInvoicesLazyMessages } from './pay-invoices.lazy.messages';
import type { payInvoicesMessages } from './pay-invoices.messages';

/** Every word of the widget, by key. */
export type PayInvoicesTree = typeof payInvoicesMessages & typeof payInvoicesLazyMessages;

/** What the widget asks of an adapter. Without all of `payInvoices` invoices are shown and can not be paid. */
export type PayInvoicesAdapter = Needs<
  'invoices.list' | 'invoices.totals',
  | 'invoices.read'
  | 'invoices.credits'
  | 'invoices.quote'
  | 'invoices.file'
  | 'invoices.statement'
  | 'invoices.payments'
  | 'invoices.receipt'
  | 'payInvoices.prepare'
  | 'payInvoices.commit'
  | 'payInvoices.outcome'
  | 'payInvoices.abandon'
  | 'disputeInvoice.prepare'
  | 'disputeInvoice.commit'
  | 'disputeInvoice.outcome'
  | 'disputeInvoice.abandon'
  | 'addPaymentMethod.prepare'
  | 'addPaymentMethod.commit'
  | 'addPaymentMethod.outcome'
  | 'addPaymentMethod.abandon'
  | 'wallet.methods'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
>;

export interface PayInvoicesEvents {
  /** The buyer agrees to a payment; stopping it sends nothing. */
  readonly 'before-pay': {
    readonly accountId: string;
    readonly invoiceIds: readonly string[];
    readonly total: { readonly minor: number; readonly currency: string };
  };
  /** A payment was made; some of its invoices may have been left out. */
  readonly paid: {
    readonly paymentId: string;
    readonly paymentNumber: string;
    readonly accountId: string | null;
    readonly total: { readonly minor: number; readonly currency: string };
    readonly paid: readonly string[];
    readonly notPaid: readonly string[];
  };
  readonly refused: { readonly reason: CommitRefusal<Ports['payInvoices']> };
  readonly dispute: { readonly invoiceId: string; readonly number: string; readonly reason: DisputeReason };
  /** The buyer goes to report what is wrong with an invoice: for Service Users (decision 11). */
  readonly 'report-problem': { readonly invoiceId: string };
  /** A payment method was stored without leaving the invoices. */
  readonly 'method-add': { readonly methodId: string; readonly kind: 'card' | 'ach' };
  readonly download: { readonly fileName: string };
  /** An invoice was opened, or closed with null. */
  readonly 'invoice-open': { readonly invoiceId: string | null };
  /** View, search, sort or page changed: all of them, to keep an address in step with. */
  readonly 'value-change': InvoicesValue;
}

export type PayInvoicesSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type PayInvoicesProps = WidgetProps<PayInvoicesAdapter, PayInvoicesTree, PayInvoicesEvents, PayInvoicesSlots> & {
  /** What the buyer looks at, or the parts of it that the host holds; the props below hold one part each and win. */
  readonly value?: Partial<InvoicesValue>;
  readonly view?: InvoicesView;
  readonly search?: string;
  /** One of the backend's aging buckets, by its id. */
  readonly bucket?: string;
  /** `due`, `issued`, `number` or `open`, with a minus in front for the other way round. */
  readonly sort?: InvoicesValue['sort'];
  /** Counted from 1. */
  readonly page?: number;
  /** 10, 20 or 50. */
  readonly pageSize?: number;
  /** The invoice that is open, by id or number, when the host holds it; null for none. */
  readonly invoiceId?: string | null;
  /** Who takes card and account numbers; without it a link leads to the wallet. */
  readonly paymentFields?: PaymentFields;
};

/** The words that stand as soon as the widget does. */
export type InvoicesMessages = Messages<typeof payInvoicesMessages>;

/** What every part is drawn from. */
export interface PartProps {
  readonly messages: InvoicesMessages;
}

/** What a part in a chunk of its own takes: it brings words of its own, with what a host laid over them. */
export interface LazyPartProps {
  readonly overrides: PayInvoicesProps['messages'];
}

/** The words of the parts that come later. */
export type LazyMessages = Messages<typeof payInvoicesLazyMessages>;
