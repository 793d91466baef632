import type { WidgetContract } from '../../runtime/contract';

/** Promotions of an account, and the progress of its cart toward each. */
export const promotionsContract = {
  name: 'promotions',
  element: 'tradefront-promotions',
  needs: ['promotions.list'],
  uses: ['cart.read', 'cart.change', 'session.isGuest', 'session.user', 'session.settings', 'accounts.list'],
  attributes: [
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
    { name: 'promotion-id', prop: 'promotionId', as: 'text' },
  ],
  events: { 'value-change': {}, 'before-add': { cancelable: true }, add: {}, 'product-open': {} },
  slots: { regions: ['header', 'footer', 'empty'], items: [] },
  states: [
    'loading',
    'ready',
    'named',
    'named-over',
    'earned',
    'filtered',
    'no-match',
    'terms',
    'to-come',
    'out-of-stock',
    'added',
    'added-partial',
    'add-failed',
    'look-only',
    'empty',
    'failed',
    'denied',
    'signed-out',
    'offline',
  ],
} as const satisfies WidgetContract;
