import type { WidgetContract } from '../../runtime/contract';

/** Invoices: what is owed, and paying it. */
export const payInvoicesContract = {
  name: 'pay-invoices',
  element: 'tradefront-pay-invoices',
  needs: ['invoices.list', 'invoices.totals'],
  uses: [
    'invoices.read', 'invoices.credits', 'invoices.quote', 'invoices.file', 'invoices.statement', 'invoices.payments', 'invoices.receipt',
    'payInvoices.prepare', 'payInvoices.commit', 'payInvoices.outcome', 'payInvoices.abandon',
    'disputeInvoice.prepare', 'disputeInvoice.commit', 'disputeInvoice.outcome', 'disputeInvoice.abandon',
    'addPaymentMethod.prepare', 'addPaymentMethod.commit', 'addPaymentMethod.outcome', 'addPaymentMethod.abandon',
    'wallet.methods', 'session.isGuest', 'session.user', 'session.settings', 'accounts.list',
  ],
  attributes: [
    { name: 'view', prop: 'view', as: 'text' },
    { name: 'search', prop: 'search', as: 'text' },
    { name: 'bucket', prop: 'bucket', as: 'text' },
    { name: 'sort', prop: 'sort', as: 'text' },
    { name: 'page', prop: 'page', as: 'number' },
    { name: 'page-size', prop: 'pageSize', as: 'number' },
    { name: 'invoice-id', prop: 'invoiceId', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: {
    'before-pay': { cancelable: true },
    paid: {},
    refused: {},
    dispute: {},
    'report-problem': {},
    'method-add': {},
    download: {},
    'invoice-open': {},
    'value-change': {},
  },
  slots: { regions: ['header', 'footer', 'empty'], render: [] },
  states: [
    'loading', 'ready', 'chosen', 'part', 'amount-problem', 'credits', 'surcharge', 'preselected', 'everything', 'no-methods', 'adding-method', 'method-added', 'expired-card', 'past-due', 'paid-list', 'narrowed', 'no-match', 'past-end', 'many', 'all-chosen',
    'confirm', 'paying', 'paying-slow', 'checking', 'unknown', 'paid', 'paid-bank', 'partly', 'declined', 'refused-amounts', 'refused-surcharge', 'not-done', 'not-charged', 'wait',
    'invoice', 'in-dispute', 'invoice-not-found', 'no-document', 'disputing', 'dispute-problems', 'dispute-sent', 'dispute-refused', 'statement', 'payments', 'set-amount', 'read-only', 'unknown-status',
    'empty', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
