import type { WidgetContract } from '../../runtime/contract';

/** Contract of the account switcher: the buyer's own and managed accounts, and the effective one. */
export const accountSwitcherContract = {
  name: 'account-switcher',
  element: 'tradefront-account-switcher',
  needs: ['accounts.list', 'accounts.switchTo'],
  uses: ['session.isGuest', 'session.user'],
  attributes: [
    { name: 'layout', prop: 'layout', as: 'text' },
    { name: 'account-id', prop: 'accountId', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { 'before-account-change': { cancelable: true }, 'account-change': {} },
  slots: { regions: ['header', 'footer', 'empty'], items: [] },
  states: [
    'loading',
    'ready',
    'open',
    'inline',
    'few',
    'searching',
    'no-match',
    'none-chosen',
    'one-account',
    'empty',
    'thousands',
    'unsaved',
    'switching',
    'switch-failed',
    'elsewhere',
    'signed-out',
    'ended',
    'failed',
    'denied',
    'offline',
  ],
} as const satisfies WidgetContract;
