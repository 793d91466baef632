import { describe, expect, it } from 'vitest';
import type { Reward } from '../../src/domain';
import {
  canClaim,
  noteOf,
  pointsShort,
  listVisibleRewards,
  toneOf,
} from '../../src/widgets/rewards-claim/rewards-claim.rules';

const today = '2026-11-17';
const reward = (change: Partial<Reward> = {}): Reward => ({
  id: 'neon',
  name: 'Neon sign',
  points: 100,
  description: '',
  image: null,
  remaining: null,
  endsOn: null,
  status: 'open',
  claimed: 0,
  ...change,
});

describe('a reward', () => {
  it('can be claimed with enough points', () => {
    expect([canClaim(reward(), 99), canClaim(reward(), 100), canClaim(reward(), 101)]).toEqual([false, true, true]);
    expect([pointsShort(reward(), 99), pointsShort(reward(), 100), pointsShort(reward(), 300)]).toEqual([1, 0, 0]);
  });

  it.each(['sold-out', 'ended'] as const)('cannot be claimed when it is %s', (status) => {
    expect(canClaim(reward({ status }), 1000)).toBe(false);
    expect(noteOf(reward({ status, endsOn: today, remaining: 0 }), today)).toEqual({ kind: status });
  });

  it.each([
    ['no note', {}, null],
    ['no note while many are left', { remaining: 6 }, null],
    ['few left', { remaining: 5 }, { kind: 'few-left' }],
    ['last day', { endsOn: today, remaining: 1 }, { kind: 'last-day' }],
    ['ends soon within a week of the end', { endsOn: '2026-11-24' }, { kind: 'ends-soon' }],
    ['no note for a later end', { endsOn: '2026-11-25' }, null],
  ] as const)('has the right note: %s', (_what, change, note) => expect(noteOf(reward(change), today)).toEqual(note));

  it('is listed within reach only, or with all others and unavailable ones last', () => {
    const rewards = [
      reward({ id: 'c', points: 5, status: 'sold-out' }),
      reward({ id: 'a', points: 10 }),
      reward({ id: 'b', points: 20 }),
    ];
    const idsOf = (withinReach: boolean) =>
      listVisibleRewards({ rewards, points: 15 }, { withinReach }).map(({ id }) => id);
    expect([idsOf(true), idsOf(false)]).toEqual([['a'], ['a', 'b', 'c']]);
  });
});

describe('a claim', () => {
  it('has an accent tone until it is delivered', () => {
    expect((['processing', 'on-its-way', 'delivered', 'cancelled'] as const).map(toneOf)).toEqual([
      'accent',
      'accent',
      'positive',
      'neutral',
    ]);
  });
});
