import { broken } from './broken-adapter';

export const promotions = [
  broken('expired promotions are offered', 'promotions/offered', ({ promotions: port }) => ({
    promotions: {
      list: async (...call) => {
        const found = await port.list(...call);
        return { ...found, items: found.items.map((one, at) => (at === 0 ? { ...one, endsOn: '2020-01-31' } : one)) };
      },
    },
  })),
  broken(
    'progress reports one missing case too many',
    ['promotions/progress-adds-up', 'promotions/earned'],
    ({ promotions: port }) => ({
      promotions: {
        list: async (...call) => {
          const found = await port.list(...call);
          return {
            ...found,
            items: found.items.map((one) => ({
              ...one,
              progress: one.progress && { ...one.progress, missing: one.progress.missing + 1 },
            })),
          };
        },
      },
    }),
  ),
  broken('progress does not follow the cart', ['promotions/earned', 'promotions/one-short'], ({ promotions: port }) => {
    let first: Awaited<ReturnType<typeof port.list>> | undefined;
    return { promotions: { list: async (...call) => (first ??= await port.list(...call)) } };
  }),
  broken('a guest gets an empty list of promotions', 'promotions/guest', ({ promotions: port }) => ({
    promotions: {
      list: async (request, options) =>
        request.accountId === null ? { today: '2026-11-17', items: [] } : port.list(request, options),
    },
  })),
];

export const rewards = [
  broken('the balance is one point too high', 'rewards/history', ({ rewards: port }) => ({
    rewards: {
      ...port,
      read: async (...call) => {
        const found = await port.read(...call);
        return { ...found, points: found.points + 1 };
      },
    },
  })),
  broken('every reward is reported as open', 'rewards/offered', ({ rewards: port }) => ({
    rewards: {
      ...port,
      read: async (...call) => {
        const found = await port.read(...call);
        return { ...found, rewards: found.rewards.map((one) => ({ ...one, status: 'open' as const })) };
      },
    },
  })),
  broken('the points history is sorted oldest first', 'rewards/history', ({ rewards: port }) => ({
    rewards: {
      ...port,
      history: async (...call) => {
        const found = await port.history(...call);
        return { ...found, items: [...found.items].reverse() };
      },
    },
  })),
  broken('a guest gets points', 'rewards/guest', ({ rewards: port }) => ({
    rewards: {
      ...port,
      read: async (request, options) =>
        request.accountId === null
          ? { today: '2026-11-17', points: 0, coming: 0, earning: '', rewards: [] }
          : port.read(request, options),
    },
  })),
];

export const claimReward = [
  broken('a repeated claim is executed again', 'claimReward/claimed-once', ({ claimReward: port, rewards }) => ({
    claimReward: {
      ...port,
      prepare: async (request, options) => {
        const reward = (await rewards.read(request)).rewards.find(({ id }) => id === request.rewardId);
        return port.prepare({ ...request, claimed: reward?.claimed ?? request.claimed }, options);
      },
    },
  })),
  broken('the outcome of a claim is not found', 'claimReward/claimed-once', ({ claimReward: port }) => ({
    claimReward: { ...port, outcome: async () => ({ outcome: 'open' }) },
  })),
  broken('an abandoned claim can be committed', 'claimReward/abandoned', ({ claimReward: port }) => ({
    claimReward: { ...port, abandon: async () => ({ outcome: 'closed' }) },
  })),
  broken('a claim without enough points is accepted', 'claimReward/not-enough', ({ claimReward: port }) => ({
    claimReward: {
      ...port,
      prepare: async (...call) => {
        const answer = await port.prepare(...call);
        return answer.outcome === 'refused' && answer.reason === 'not-enough-points'
          ? { outcome: 'ready', handle: 'on-the-house' }
          : answer;
      },
    },
  })),
  broken(
    'a claim with other points than agreed is accepted',
    'claimReward/not-to-be-had',
    ({ claimReward: port, rewards }) => ({
      claimReward: {
        ...port,
        prepare: async (request, options) => {
          const reward = (await rewards.read(request)).rewards.find(({ id }) => id === request.rewardId);
          return port.prepare({ ...request, points: reward?.points ?? request.points }, options);
        },
      },
    }),
  ),
];
