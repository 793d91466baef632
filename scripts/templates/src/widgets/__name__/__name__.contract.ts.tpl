import type { WidgetContract } from '../../runtime/contract';

/** __title__. */
export const __camel__Contract = {
  name: '__name__',
  element: 'tradefront-__name__',
  needs: ['orders.list'],
  uses: ['session.isGuest', 'session.user', 'session.settings', 'accounts.list'],
  attributes: [{ name: 'heading-level', prop: 'headingLevel', as: 'number' }],
  events: { open: {} },
  slots: { regions: ['header', 'footer', 'empty', 'error'], items: [] },
  parts: { own: [], shared: ['button', 'button-secondary', 'card', 'empty-state', 'status'] },
  states: ['loading', 'ready', 'empty', 'failed', 'denied', 'signed-out', 'offline'],
} as const satisfies WidgetContract;
