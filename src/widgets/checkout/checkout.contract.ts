import type { WidgetContract } from '../../runtime/contract';

/** Checkout. */
export const checkoutContract = {
  name: 'checkout',
  element: 'tradefront-checkout',
  needs: ['cart.read', 'checkout.open', 'checkout.prepare', 'checkout.place', 'checkout.outcome', 'checkout.abandon'],
  uses: [
    'session.isGuest', 'session.user', 'session.settings', 'accounts.list',
    'addPaymentMethod.prepare', 'addPaymentMethod.commit', 'addPaymentMethod.outcome', 'addPaymentMethod.abandon',
  ],
  attributes: [
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
    { name: 'consolidated-bottler-id', prop: 'consolidatedBottlerId', as: 'number' },
  ],
  events: { 'before-place': { cancelable: true }, placed: {}, refused: {}, 'method-add': {} },
  slots: { regions: ['header', 'summary-footer'], render: [] },
  states: [
    'loading', 'empty', 'ready', 'pickup', 'surcharge', 'surcharge-saved', 'adding-method', 'method-added', 'minimum-charge', 'consolidated', 'split-shipment', 'field-errors', 'note-too-long',
    'cut-off-near', 'date-closed', 'no-dates', 'below-minimum', 'unavailable-lines', 'repricing', 'stopped', 'no-visit-plan',
    'guest-details', 'guest-details-errors', 'guest', 'guest-placed',
    'placing', 'placing-slow', 'checking', 'unknown', 'unknown-payment', 'refused', 'refused-cart-changed', 'refused-total-changed',
    'refused-below-minimum', 'refused-ordering-stopped', 'refused-date-closed', 'refused-unavailable-lines', 'refused-handle-closed',
    'not-done', 'not-accepted', 'wait', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
