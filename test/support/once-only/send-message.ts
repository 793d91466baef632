import type { ContactMessage } from '../../../src/ports';
import type { ScheduledOperation } from './backend';
import { demoBackends } from './demo-backend';

/** The message of every schedule. */
export const message: ContactMessage = {
  topic: 'order',
  subject: 'Two cases short',
  text: 'Two cases of tonic are missing from Tuesday.',
  contact: { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '' },
};
const draftOf = (account: string | null): string => `draft of ${account}`;

/**
 * Sending a message to customer service, judged by the demo's records: one draft of a buyer's account, and one of a
 * guest.
 */
export const sendMessage: ScheduledOperation = {
  name: 'sendMessage',
  accounts: ['harbor-lane-taproom', null],
  subjectOf: (account) => `message of ${account}`,
  open: demoBackends(({ sendMessage: port, demo }) => ({
    port: {
      prepare: ({ accountId, locale }) => port.prepare({ accountId, locale, draftId: draftOf(accountId), message }),
      commit: port.commit,
      outcome: port.outcome,
      abandon: port.abandon,
    },
    entries: async () =>
      (await demo.peek()).messages.map(({ id, accountId, handle }) => ({
        id,
        account: accountId,
        subject: `message of ${accountId}`,
        handle,
      })),
  })),
};
