import type { WidgetContract } from '../../runtime/contract';

/** User admin: the users of the accounts a Super User looks after. */
export const userAdminContract = {
  name: 'user-admin',
  element: 'tradefront-user-admin',
  needs: ['users.search'],
  uses: ['users.read', 'users.options', 'users.create', 'users.edit', 'users.setEnabled', 'session.isGuest', 'session.user', 'session.settings', 'accounts.list', 'accounts.read'],
  attributes: [
    { name: 'value', prop: 'value', as: 'json' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { 'value-change': {}, 'user-create': {}, 'user-edit': {}, 'user-enable': {} },
  slots: { regions: ['header', 'footer', 'empty'], render: [] },
  states: [
    'loading', 'ready', 'searching', 'filtered', 'sorted', 'page-2', 'past-end', 'no-match', 'empty', 'thousand', 'long-words', 'read-only',
    'adding', 'flagged', 'email-taken', 'created', 'editing', 'changed-elsewhere', 'saved', 'save-failed', 'draft-kept', 'last-super', 'last-super-not-given', 'user-gone',
    'disabling', 'disabled', 'disable-failed', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
