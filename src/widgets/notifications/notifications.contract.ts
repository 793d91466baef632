import type { WidgetContract } from '../../runtime/contract';

/** Notifications of an account, and reminders to order. */
export const notificationsContract = {
  name: 'notifications',
  element: 'tradefront-notifications',
  needs: ['notifications.list'],
  uses: [
    'notifications.unread', 'notifications.markRead', 'notifications.markUnread', 'notifications.markAllRead',
    'reminders.list', 'reminders.create', 'reminders.update', 'reminders.remove', 'accounts.read',
    'session.isGuest', 'session.user', 'session.settings', 'accounts.list',
  ],
  attributes: [
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
    { name: 'reminders-shown-by', prop: 'remindersShownBy', as: 'text' },
  ],
  events: { 'value-change': {}, open: {}, mark: {}, 'reminder-set': {}, 'reminder-change': {}, 'reminder-remove': {} },
  slots: { regions: ['header', 'footer', 'empty'], render: [] },
  states: [
    'loading', 'ready', 'unread-only', 'topic', 'page-2', 'marked', 'all-read', 'nothing-unread', 'mark-failed', 'no-match', 'empty', 'read-only', 'failed',
    'reminders', 'reminder-off', 'reminder-removed', 'reminder-failed', 'reminders-failed',
    'reminder-new', 'reminder-weekly', 'reminder-once', 'reminder-wrong', 'reminder-edit', 'reminder-set', 'reminder-due', 'device-ask', 'device-blocked',
    'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
