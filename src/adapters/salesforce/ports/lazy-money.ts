import type { AddPaymentMethodPort, DisputeInvoicePort, InvoicesPort, PayInvoicesPort, SetAutopayPort, WalletPort } from '../../../ports';
import type { Context } from '../context';
import { lazyMethods, memoize } from '../lazy-methods';
import { ONCE_STEPS } from '../server-methods/commit-steps';
import { offered } from './lazy-ports';
import type { OnceName } from './commit-port';

const STEPS = ['prepare', 'commit', 'outcome', 'abandon'] as const;

/** Steps of a once-only port, or none of them: what can not be looked up can not be committed either. */
export const offeredSteps = ({ methods }: Context, name: OnceName): readonly (typeof STEPS)[number][] =>
  ONCE_STEPS.every((step) => methods.has(`${name}${step}`)) ? STEPS : [];

/** Invoices of an account. */
export const lazyInvoices = (context: Context): Partial<InvoicesPort> =>
  lazyMethods<InvoicesPort, keyof InvoicesPort>(async () => (await import('./invoices')).invoicesPort(context), offered(context, {
    list: 'getInvoices', totals: 'getInvoiceTotals', read: 'getInvoice', credits: 'getCredits', quote: 'getPaymentQuotes', file: 'getInvoiceFile',
    statement: 'getStatement', payments: 'getPayments', receipt: 'getReceiptFile',
  }));

/** How an account pays. */
export const lazyWallet = (context: Context): Partial<WalletPort> =>
  lazyMethods<WalletPort, keyof WalletPort>(async () => (await import('./wallet')).walletPort(context), offered(context, {
    methods: 'getPaymentMethods', rename: 'renamePaymentMethod', setDefault: 'setDefaultPaymentMethod', remove: 'removePaymentMethod', autopay: 'getAutopay',
  }));

const paying = memoize(() => import('./payments'));

/** Paying invoices, once. */
export const lazyPayInvoices = (context: Context): Partial<PayInvoicesPort> =>
  lazyMethods<PayInvoicesPort, keyof PayInvoicesPort>(async () => (await paying()).payInvoicesPort(context), offeredSteps(context, 'payInvoices'));

/** Disputing an invoice, once. */
export const lazyDisputeInvoice = (context: Context): Partial<DisputeInvoicePort> =>
  lazyMethods<DisputeInvoicePort, keyof DisputeInvoicePort>(async () => (await paying()).disputeInvoicePort(context), offeredSteps(context, 'disputeInvoice'));

/** Turning autopay on and off, once. */
export const lazySetAutopay = (context: Context): Partial<SetAutopayPort> =>
  lazyMethods<SetAutopayPort, keyof SetAutopayPort>(async () => (await paying()).setAutopayPort(context), offeredSteps(context, 'setAutopay'));

/** Storing a payment method, once. */
export const lazyAddPaymentMethod = (context: Context): Partial<AddPaymentMethodPort> =>
  lazyMethods<AddPaymentMethodPort, keyof AddPaymentMethodPort>(async () => (await paying()).addPaymentMethodPort(context), offeredSteps(context, 'addPaymentMethod'));
