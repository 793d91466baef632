import type { ScheduledOperation } from './backend';
import { demoBackends } from './demo-backend';

const ENDINGS: Readonly<Record<string, string>> = { 'harbor-lane-taproom': '1111', 'english-bay-social': '2222' };
const tokenOf = (account: string | null): string =>
  `demo.card.Visa.${ENDINGS[account ?? ''] ?? '3333'}.2031-04.schedule`;

/**
 * Storing a card, judged by the demo's records. Each of two accounts uses one token for all attempts, as the form does.
 */
export const addMethod: ScheduledOperation = {
  name: 'addPaymentMethod',
  accounts: ['harbor-lane-taproom', 'english-bay-social'],
  subjectOf: (account) => `a card of ${account}`,
  open: demoBackends(({ addPaymentMethod: port, demo }) => ({
    port: {
      prepare: ({ accountId, locale }) =>
        port.prepare({ accountId, locale, token: tokenOf(accountId), kind: 'card', nickname: '', makeDefault: false }),
      commit: port.commit,
      outcome: port.outcome,
      abandon: port.abandon,
    },
    entries: async () =>
      (await demo.peek()).wallets.flatMap(({ accountId, methods }) =>
        methods
          .filter(({ token }) => token === tokenOf(accountId))
          .map(({ id, handle }) => ({
            id,
            account: accountId,
            subject: `a card of ${accountId}`,
            handle: handle ?? '',
          })),
      ),
  })),
};
