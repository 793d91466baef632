import type { Subject } from './backend';
import { demoBackends } from './demo-backend';

/** What the buyer saw: each account had claimed them once, a while ago. */
export const coasters = { rewardId: 'coasters', points: 1200, claimed: 1 };

/** Claiming a reward, with the demo's books: the smallest one on each of two accounts. */
export const claimReward: Subject = {
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
