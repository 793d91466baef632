import type { NewCase } from '../../../src/ports';
import type { ScheduledOperation } from './backend';
import { demoBackends } from './demo-backend';

/** The case of every schedule. */
export const answers: NewCase = {
  kind: 'customer',
  equipment: null,
  problemType: 'delivery',
  reason: 'missing',
  message: 'Two cases of tonic are missing',
  attachments: [],
  availability: [],
  contact: { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '(207) 555-0114' },
  onsiteContact: null,
  onBehalfOf: null,
  about: null,
};
const draftOf = (account: string | null): string => `draft of ${account}`;

/** Creating a support case, judged by the demo's records: one draft on each of two accounts. */
export const createCase: ScheduledOperation = {
  name: 'createCase',
  accounts: ['harbor-lane-taproom', 'english-bay-social'],
  subjectOf: (account) => `case of ${account}`,
  open: demoBackends(({ createCase: port, demo }) => ({
    port: {
      prepare: ({ accountId, locale }) =>
        port.prepare({ accountId, locale, draftId: draftOf(accountId), case: answers }),
      commit: port.commit,
      outcome: port.outcome,
      abandon: port.abandon,
    },
    entries: async () =>
      (await demo.peek()).cases.map(({ id, accountId, handle }) => ({
        id,
        account: accountId,
        subject: `case of ${accountId}`,
        handle,
      })),
  })),
};
