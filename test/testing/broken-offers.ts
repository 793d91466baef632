import { broken } from './broken-adapter';

export const promotions = [
  broken('promotions that are over', 'promotions/offered', ({ promotions: port }) => ({
    promotions: {
      list: async (...call) => {
        const found = await port.list(...call);
        return { ...found, items: found.items.map((one, at) => (at === 0 ? { ...one, endsOn: '2020-01-31' } : one)) };
      },
    },
  })),
  broken(
    'a case that is missing twice',
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
  broken('progress that was counted once', ['promotions/earned', 'promotions/one-short'], ({ promotions: port }) => {
    let first: Awaited<ReturnType<typeof port.list>> | undefined;
    return { promotions: { list: async (...call) => (first ??= await port.list(...call)) } };
  }),
  broken('offers to a guest', 'promotions/guest', ({ promotions: port }) => ({
    promotions: {
      list: async (request, options) =>
        request.accountId === null ? { today: '2026-11-17', items: [] } : port.list(request, options),
    },
  })),
];

export const rewards = [
  broken('points from nowhere', 'rewards/history', ({ rewards: port }) => ({
    rewards: {
      ...port,
      read: async (...call) => {
        const found = await port.read(...call);
        return { ...found, points: found.points + 1 };
      },
    },
  })),
  broken('a reward that is gone and stands', 'rewards/offered', ({ rewards: port }) => ({
    rewards: {
      ...port,
      read: async (...call) => {
        const found = await port.read(...call);
        return { ...found, rewards: found.rewards.map((one) => ({ ...one, status: 'open' as const })) };
      },
    },
  })),
  broken('a history oldest first', 'rewards/history', ({ rewards: port }) => ({
    rewards: {
      ...port,
      history: async (...call) => {
        const found = await port.history(...call);
        return { ...found, items: [...found.items].reverse() };
      },
    },
  })),
  broken('points for a guest', 'rewards/guest', ({ rewards: port }) => ({
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
  broken(
    'a wish that is carried out as often as it is sent',
    'claimReward/claimed-once',
    ({ claimReward: port, rewards }) => ({
      claimReward: {
        ...port,
        prepare: async (request, options) => {
          const reward = (await rewards.read(request)).rewards.find(({ id }) => id === request.rewardId);
          return port.prepare({ ...request, claimed: reward?.claimed ?? request.claimed }, options);
        },
      },
    }),
  ),
  broken('a claim that is found nowhere', 'claimReward/claimed-once', ({ claimReward: port }) => ({
    claimReward: { ...port, outcome: async () => ({ outcome: 'open' }) },
  })),
  broken('a claim that is never given up', 'claimReward/abandoned', ({ claimReward: port }) => ({
    claimReward: { ...port, abandon: async () => ({ outcome: 'closed' }) },
  })),
  broken('points that are never enough to refuse', 'claimReward/not-enough', ({ claimReward: port }) => ({
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
  broken('points that nobody agreed to', 'claimReward/not-to-be-had', ({ claimReward: port, rewards }) => ({
    claimReward: {
      ...port,
      prepare: async (request, options) => {
        const reward = (await rewards.read(request)).rewards.find(({ id }) => id === request.rewardId);
        return port.prepare({ ...request, points: reward?.points ?? request.points }, options);
      },
    },
  })),
];
