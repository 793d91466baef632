import type { WidgetContract } from '../../runtime/contract';

/** Checkout (spec §2, §5). */
export const checkoutContract = {
  name: 'checkout',
  element: 'tradefront-checkout',
  needs: ['cart.read', 'checkout.open', 'checkout.prepare', 'checkout.place', 'checkout.outcome', 'checkout.abandon'],
  uses: ['session.isGuest', 'session.user', 'session.settings', 'accounts.list'],
  attributes: [{ name: 'heading-level', prop: 'headingLevel', as: 'number' }],
  events: { 'before-place': { cancelable: true }, placed: {}, refused: {} },
  slots: { regions: ['header', 'summary-footer'], render: [] },
  states: [
    'loading', 'empty', 'ready', 'field-errors', 'below-minimum', 'stopped', 'date-closed', 'placing', 'checking',
    'unknown', 'refused', 'not-done', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
