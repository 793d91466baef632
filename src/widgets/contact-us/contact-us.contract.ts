import type { WidgetContract } from '../../runtime/contract';

/** Contact us: the ways to reach customer service, and a message to it. */
export const contactUsContract = {
  name: 'contact-us',
  element: 'tradefront-contact-us',
  needs: ['contact.read'],
  uses: ['sendMessage.prepare', 'sendMessage.commit', 'sendMessage.outcome', 'sendMessage.abandon', 'session.isGuest', 'session.user', 'session.settings', 'accounts.list'],
  attributes: [
    { name: 'topic', prop: 'topic', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { send: {}, 'topic-open': {} },
  slots: { regions: ['header', 'footer'], render: [] },
  states: [
    'loading', 'ready', 'guest', 'closed', 'holiday', 'round-the-clock', 'phone-only', 'topic', 'invalid', 'too-long', 'kept', 'sending', 'sent', 'checking', 'unknown', 'refused', 'not-done', 'failed', 'offline',
  ],
} as const satisfies WidgetContract;
