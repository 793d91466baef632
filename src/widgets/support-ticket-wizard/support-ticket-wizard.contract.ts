import type { WidgetContract } from '../../runtime/contract';

/** Support ticket wizard: an equipment service or customer service ticket, step by step. */
export const supportTicketWizardContract = {
  name: 'support-ticket-wizard',
  element: 'tradefront-support-ticket-wizard',
  needs: ['support.options', 'createCase.prepare', 'createCase.commit', 'createCase.outcome', 'createCase.abandon'],
  uses: ['support.assets', 'support.upload', 'orders.detail', 'invoices.read', 'session.isGuest', 'session.user', 'session.settings', 'accounts.list'],
  attributes: [
    { name: 'order-id', prop: 'orderId', as: 'text' },
    { name: 'line-id', prop: 'lineId', as: 'text' },
    { name: 'invoice-id', prop: 'invoiceId', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { 'step-change': {}, create: {} },
  slots: { regions: ['header', 'footer'], render: [] },
  states: [
    'loading', 'ready', 'kind-missing', 'equipment', 'equipment-manual', 'problem', 'problem-invalid', 'photos', 'photo-refused', 'photo-failed', 'times', 'times-invalid', 'people',
    'people-invalid', 'review', 'sending', 'made', 'checking', 'unknown', 'refused', 'not-done', 'kept', 'about-order', 'about-invoice', 'field-left', 'no-assets', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
