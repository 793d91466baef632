import type { ScheduledOperation } from './backend';
import { demoBackends } from './demo-backend';

/** A summary that the buyer saw: every account has claimed the reward once before. */
export const coasters = { rewardId: 'coasters', points: 1200, claimed: 1 };

/** Claiming a reward, judged by the demo's records: the smallest one, on each of two accounts. */
export const claimReward: ScheduledOperation = {
  name: 'claimReward',
  accounts: ['harbor-lane-taproom', 'english-bay-social'],
  subjectOf: (account) => `coasters of ${account}`,
  open: demoBackends(({ claimReward: port, demo }) => ({
    port: { ...port, prepare: ({ accountId, locale }) => port.prepare({ accountId, locale, ...coasters }) },
    entries: async () =>
      (await demo.peek()).rewardClaims.map(({ id, accountId, handle }) => ({
        id,
        account: accountId,
        subject: `coasters of ${accountId}`,
        handle,
      })),
  })),
};
