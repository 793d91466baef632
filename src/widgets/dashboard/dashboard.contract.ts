import type { WidgetContract } from '../../runtime/contract';

/** Dashboard: what needs the buyer today. Each card asks what it shows, and is absent where nobody answers. */
export const dashboardContract = {
  name: 'dashboard',
  element: 'tradefront-dashboard',
  needs: [],
  uses: [
    'session.isGuest', 'session.user', 'session.settings', 'accounts.list', 'accounts.read', 'insights.delivery', 'insights.weeks', 'cart.read', 'easyOrder.read',
    'invoices.list', 'invoices.totals', 'orders.list', 'orders.search', 'reminders.list', 'rewards.read', 'support.search',
  ],
  attributes: [{ name: 'heading-level', prop: 'headingLevel', as: 'number' }],
  events: { open: {} },
  slots: { regions: ['header', 'aside', 'footer'], render: [] },
  states: [
    'loading', 'ready', 'closing', 'minimum-met', 'empty-cart', 'no-delivery', 'stopped', 'nothing-needed', 'new-account', 'many-past-due', 'spend', 'table',
    'finance', 'service', 'fewer-ports', 'failed', 'cards-failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
