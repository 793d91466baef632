import type { WidgetContract } from '../../runtime/contract';

/** The cart (spec §2, §3). */
export const cartContract = {
  name: 'cart',
  element: 'tradefront-cart',
  needs: ['cart.read', 'cart.change'],
  uses: ['session.isGuest', 'session.user', 'session.settings', 'accounts.list'],
  attributes: [{ name: 'heading-level', prop: 'headingLevel', as: 'number' }],
  events: { 'before-checkout': { cancelable: true }, checkout: {}, 'line-change': {} },
  slots: { regions: ['header', 'empty', 'summary-footer'], render: ['lineExtra'] },
  states: ['loading', 'empty', 'ready', 'below-minimum', 'out-of-stock-line', 'repricing', 'failed', 'denied', 'signed-out', 'offline'],
} as const satisfies WidgetContract;
