import type { Reward, RewardsPort } from '../../ports';
import { casesOf } from '../define-case';
import { required, rejects, assertEqual, assertThat } from '../expect';
import { pageOf } from '../schemas/basics';
import { rewardEntry, rewards as rewardsShape } from '../schemas/offers';
import { assertShape } from '../schemas/shape';
import type { At } from '../testing.types';
import { attemptOf } from './common/attempt';
import { once, walk } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('rewards');
const defineClaim = casesOf('claimReward');

const PAGE = 25;

/** Request to claim a reward. */
const wish = ({ id: rewardId, points, claimed }: Reward) => ({ rewardId, points, claimed });

/** Finds a reward that the account has enough points for. */
async function claimable(
  port: Pick<RewardsPort, 'read'>,
  at: At,
): Promise<{ readonly reward: Reward; readonly points: number }> {
  const { rewards, points } = await port.read(at);
  const reward = rewards.find((one) => one.status === 'open' && one.points <= points && one.remaining === null);
  return {
    reward: required(reward, 'a reward that the account has the points for, and that is not counted out'),
    points,
  };
}

/** Cases of points and rewards. */
export const rewardsCases = [
  define({
    name: 'offered',
    family: 'shape',
    needs: ['rewards.read'],
    title: 'points and rewards match the domain schema, without duplicates, and an unavailable reward has its reason',
    async run({ adapter, here }) {
      const found = await adapter.rewards.read(await here());
      assertShape(found, rewardsShape, 'the rewards');
      once(
        found.rewards.map(({ id }) => id),
        'the rewards',
      );
      for (const { id, status, remaining, endsOn } of found.rewards) {
        assertEqual(
          status === 'sold-out' || status === 'ended',
          remaining === 0 || (endsOn !== null && endsOn < found.today),
          `${id}: its status and its remaining number`,
        );
      }
    },
  }),
  define({
    name: 'history',
    family: 'behaviour',
    needs: ['rewards.read', 'rewards.history'],
    title: 'points are newest first, each on exactly one page, and add up to the account’s balance',
    async run({ adapter, here }) {
      const at = await here();
      assertShape(await adapter.rewards.history({ ...at, page: 0, pageSize: PAGE }), pageOf(rewardEntry), 'a page');
      const { items, isAll } = await walk((page) => adapter.rewards.history({ ...at, page, pageSize: PAGE }), {
        pageSize: PAGE,
        idOf: ({ id }) => id,
      });
      const times = items.map(({ at: time }) => Date.parse(time));
      assertEqual(
        times,
        [...times].sort((a, b) => b - a),
        'the dates of the points',
      );
      if (isAll)
        assertEqual(
          items.reduce((sum, { points }) => sum + points, 0),
          (await adapter.rewards.read(at)).points,
          'the sum of all entries',
        );
    },
  }),
  define({
    name: 'guest',
    family: 'refusal',
    needs: ['rewards.read', 'rewards.history'],
    seat: 'guest',
    title: 'a guest has no points',
    async run({ adapter, locale }) {
      const at = { accountId: null, locale };
      await rejects(adapter.rewards.read(at), ['signed-out', 'forbidden'], 'reading');
      await rejects(
        adapter.rewards.history({ ...at, page: 0, pageSize: PAGE }),
        ['signed-out', 'forbidden'],
        'the history',
      );
    },
  }),
  ...readingCases('rewards.read', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.rewards.read(at, options);
  }),
  ...readingCases('rewards.history', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.rewards.history({ ...at, page: 0, pageSize: PAGE }, options);
  }),
];

/** Cases of claiming a reward. */
export const claimRewardCases = [
  defineClaim({
    name: 'claimed-once',
    family: 'once',
    needs: ['claimReward.prepare', 'claimReward.commit', 'claimReward.outcome', 'rewards.read', 'rewards.history'],
    title:
      'preparing takes no points; a committed claim takes them once however often it is sent or prepared, is found by its handle, and is in the history',
    async run({ adapter, here }) {
      const at = await here();
      const { reward, points } = await claimable(adapter.rewards, at);
      const attempt = attemptOf(at, await adapter.claimReward.prepare({ ...at, ...wish(reward) }));
      assertEqual((await adapter.rewards.read(at)).points, points, 'the points after preparing');
      const first = await adapter.claimReward.commit(attempt);
      assertThat(first.outcome === 'done', 'it was refused');
      assertEqual(
        [first.value.points, first.value.remaining, first.value.name],
        [reward.points, points - reward.points, reward.name],
        'the claim',
      );
      assertEqual(await adapter.claimReward.commit(attempt), first, 'the second commit');
      assertEqual(await adapter.claimReward.outcome(attempt), first, 'the outcome');
      assertEqual(await adapter.claimReward.prepare({ ...at, ...wish(reward) }), first, 'the same wish again');
      const after = await adapter.rewards.read(at);
      assertEqual(after.points, points - reward.points, 'the points after claiming');
      assertEqual(
        after.rewards.find(({ id }) => id === reward.id)?.claimed,
        reward.claimed + 1,
        'how often it is claimed',
      );
      const { items } = await adapter.rewards.history({ ...at, page: 0, pageSize: PAGE });
      const entries = items.filter(({ about }) => about.kind === 'claim' && about.number === first.value.number);
      assertEqual(
        entries.map((entry) => entry.points),
        [-reward.points],
        'its entries in the history',
      );
    },
  }),
  defineClaim({
    name: 'claimed-again',
    family: 'behaviour',
    needs: ['claimReward.prepare', 'claimReward.commit', 'rewards.read'],
    title: 'claiming again with the new claim count is another claim and takes its points',
    async run({ adapter, here }) {
      const at = await here();
      const { reward, points } = await claimable(adapter.rewards, at);
      required(points >= 2 * reward.points || null, 'points for two');
      const numbers: string[] = [];
      for (const claimed of [reward.claimed, reward.claimed + 1]) {
        const done = await adapter.claimReward.commit(
          attemptOf(at, await adapter.claimReward.prepare({ ...at, ...wish({ ...reward, claimed }) })),
        );
        assertThat(done.outcome === 'done', 'it was refused');
        numbers.push(done.value.number);
      }
      once(numbers, 'the claims');
      assertEqual((await adapter.rewards.read(at)).points, points - 2 * reward.points, 'the points');
    },
  }),
  defineClaim({
    name: 'abandoned',
    family: 'once',
    needs: ['claimReward.prepare', 'claimReward.commit', 'claimReward.abandon', 'rewards.read'],
    title: 'an abandoned attempt is refused when it arrives late, and takes no points',
    async run({ adapter, here }) {
      const at = await here();
      const { reward, points } = await claimable(adapter.rewards, at);
      const attempt = attemptOf(at, await adapter.claimReward.prepare({ ...at, ...wish(reward) }));
      assertEqual(await adapter.claimReward.abandon(attempt), { outcome: 'closed' }, 'giving up');
      assertEqual(
        await adapter.claimReward.commit(attempt),
        { outcome: 'refused', reason: 'handle-closed' },
        'the late commit',
      );
      assertEqual((await adapter.rewards.read(at)).points, points, 'the points');
    },
  }),
  defineClaim({
    name: 'not-enough',
    family: 'refusal',
    needs: ['claimReward.prepare', 'rewards.read'],
    title: 'a reward that costs more points than available is refused',
    async run({ adapter, here }) {
      const at = await here();
      const { rewards, points } = await adapter.rewards.read(at);
      const reward = required(
        rewards.find((one) => one.status === 'open' && one.points > points),
        'a reward that takes more points than there are',
      );
      assertEqual(
        await adapter.claimReward.prepare({ ...at, ...wish(reward) }),
        { outcome: 'refused', reason: 'not-enough-points' },
        'claiming',
      );
    },
  }),
  defineClaim({
    name: 'not-to-be-had',
    family: 'refusal',
    needs: ['claimReward.prepare', 'rewards.read'],
    title: 'a reward that is sold out, expired, unknown or has other points than agreed is refused with its reason',
    async run({ adapter, here, unknownId }) {
      const at = await here();
      const { rewards } = await adapter.rewards.read(at);
      const { reward } = await claimable(adapter.rewards, at);
      const refused = async (reward: Reward, reason: string) =>
        assertEqual(
          await adapter.claimReward.prepare({ ...at, ...wish(reward) }),
          { outcome: 'refused', reason },
          reason,
        );
      await refused({ ...reward, id: unknownId }, 'reward-gone');
      await refused({ ...reward, points: reward.points - 1 }, 'points-changed');
      for (const one of rewards) if (one.status !== 'open') await refused(one, one.status);
    },
  }),
];
