import type { WidgetContract } from '../../runtime/contract';

/** Self register (spec §2). */
export const selfRegisterContract = {
  name: 'self-register',
  element: 'tradefront-self-register',
  needs: ['orders.list'],
  uses: ['session.isGuest', 'session.user', 'session.settings', 'accounts.list'],
  attributes: [{ name: 'heading-level', prop: 'headingLevel', as: 'number' }],
  events: { open: {} },
  slots: { regions: ['header', 'footer', 'empty'], render: [] },
  states: ['loading', 'ready', 'empty', 'failed', 'denied', 'signed-out', 'offline'],
} as const satisfies WidgetContract;
