import type { ScheduledOperation } from './backend';
import { demoBackends } from './demo-backend';

/** Turning autopay off, judged by the demo's records: the wallet names the attempts that changed it. */
export const setAutopay: ScheduledOperation = {
  name: 'setAutopay',
  accounts: ['harbor-lane-taproom', 'english-bay-social'],
  subjectOf: (account) => `autopay of ${account}`,
  open: demoBackends(({ setAutopay: port, demo }) => {
    const entryOf = (handle: string) => ({ id: handle });
    return {
      port: {
        prepare: async ({ accountId, locale }) => {
          const prepared = await port.prepare({ accountId, locale, autopay: { enabled: false } });
          if (prepared.outcome !== 'done') return prepared;
          // Autopay is off already: the id is that of the attempt that turned it off.
          const stored = (await demo.peek()).wallets.find((wallet) => wallet.accountId === accountId);
          return { outcome: 'done', value: entryOf(stored?.autopayChanges.at(-1) ?? 'none') };
        },
        commit: async (attempt) => {
          const answer = await port.commit(attempt);
          return answer.outcome === 'done' ? { outcome: 'done', value: entryOf(attempt.handle) } : answer;
        },
        outcome: async (attempt) => {
          const found = await port.outcome(attempt);
          return found.outcome === 'done' ? { outcome: 'done', value: entryOf(attempt.handle) } : found;
        },
        abandon: async (attempt) => {
          const found = await port.abandon(attempt);
          return found.outcome === 'done' ? { outcome: 'done', value: entryOf(attempt.handle) } : found;
        },
      },
      entries: async () =>
        (await demo.peek()).wallets.flatMap(({ accountId, autopayChanges }) =>
          autopayChanges.map((handle) => ({
            id: handle,
            account: accountId,
            subject: `autopay of ${accountId}`,
            handle,
          })),
        ),
    };
  }),
};
