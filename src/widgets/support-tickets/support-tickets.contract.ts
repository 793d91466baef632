import type { WidgetContract } from '../../runtime/contract';

/** Support tickets: an account's cases, what was said of each, and how it went. */
export const supportTicketsContract = {
  name: 'support-tickets',
  element: 'tradefront-support-tickets',
  needs: ['support.search', 'support.read'],
  uses: ['support.options', 'support.comment', 'support.rate', 'support.file', 'session.isGuest', 'session.user', 'session.settings', 'accounts.list', 'accounts.read'],
  attributes: [
    { name: 'case-id', prop: 'caseId', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { 'value-change': {}, 'case-open': {}, comment: {}, rate: {} },
  slots: { regions: ['header', 'footer', 'empty'], render: [] },
  states: [
    'loading', 'ready', 'searched', 'filtered', 'dates-wrong', 'no-match', 'empty', 'case', 'case-waiting', 'commented', 'comment-empty', 'comment-failed', 'closed', 'rated',
    'attachment-gone', 'case-not-found', 'case-failed', 'read-only', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
