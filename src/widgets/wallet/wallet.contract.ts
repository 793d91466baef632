import type { WidgetContract } from '../../runtime/contract';

/** Wallet: how an account pays its invoices. */
export const walletContract = {
  name: 'wallet',
  element: 'tradefront-wallet',
  needs: ['wallet.methods'],
  uses: [
    'session.isGuest', 'session.user', 'session.settings', 'accounts.list', 'wallet.rename', 'wallet.setDefault', 'wallet.remove', 'wallet.autopay',
    'addPaymentMethod.prepare', 'addPaymentMethod.commit', 'addPaymentMethod.outcome', 'addPaymentMethod.abandon',
    'setAutopay.prepare', 'setAutopay.commit', 'setAutopay.outcome', 'setAutopay.abandon',
  ],
  attributes: [
    { name: 'payment-return', prop: 'paymentReturn', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { 'method-add': {}, 'method-rename': {}, 'method-remove': {}, 'default-change': {}, 'autopay-change': {}, 'payment-return': {} },
  slots: { regions: ['header', 'footer', 'empty'], render: [] },
  states: [
    'loading', 'ready', 'empty', 'read-only', 'long-words', 'made-default', 'renaming', 'name-flagged', 'change-failed', 'removing', 'remove-refused',
    'adding', 'adding-bank', 'fields-loading', 'fields-failed', 'fields-invalid', 'saving', 'added', 'add-refused', 'add-not-done', 'add-checking',
    'add-unknown', 'redirect', 'returned', 'return-cancelled', 'autopay-off', 'autopay-broken', 'autopay-editing', 'autopay-invalid', 'autopay-set',
    'autopay-unknown', 'turning-off', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
