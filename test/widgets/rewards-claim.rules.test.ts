import { describe, expect, it } from 'vitest';
import type { Reward } from '../../src/domain';
import {
  canClaim,
  noteOf,
  pointsShort,
  shownRewards,
  toneOf,
} from '../../src/widgets/rewards-claim/rewards-claim.rules';

const today = '2026-11-17';
const reward = (change: Partial<Reward> = {}): Reward => ({
  id: 'neon',
  name: 'Neon sign',
  points: 100,
  description: '',
  image: null,
  left: null,
  endsOn: null,
  status: 'open',
  claimed: 0,
  ...change,
});

describe('a reward', () => {
  it('can be claimed with as many points as it takes', () => {
    expect([canClaim(reward(), 99), canClaim(reward(), 100), canClaim(reward(), 101)]).toEqual([false, true, true]);
    expect([pointsShort(reward(), 99), pointsShort(reward(), 100), pointsShort(reward(), 300)]).toEqual([1, 0, 0]);
  });

  it.each(['sold-out', 'ended'] as const)('that is %s can not be claimed', (status) => {
    expect(canClaim(reward({ status }), 1000)).toBe(false);
    expect(noteOf(reward({ status, endsOn: today, left: 0 }), today)).toEqual({ kind: status });
  });

  it.each([
    ['nothing', {}, null],
    ['that many are left', { left: 6 }, null],
    ['that few are left', { left: 5 }, { kind: 'few-left' }],
    ['its last day', { endsOn: today, left: 1 }, { kind: 'last-day' }],
    ['an end within a week', { endsOn: '2026-11-24' }, { kind: 'ends-soon' }],
    ['an end far off', { endsOn: '2026-11-25' }, null],
  ] as const)('says %s', (_what, change, note) => expect(noteOf(reward(change), today)).toEqual(note));

  it('is shown when it is within reach, or with all the others', () => {
    const rewards = [
      reward({ id: 'c', points: 5, status: 'sold-out' }),
      reward({ id: 'a', points: 10 }),
      reward({ id: 'b', points: 20 }),
    ];
    const shown = (withinReach: boolean) => shownRewards({ rewards, points: 15 }, { withinReach }).map(({ id }) => id);
    expect([shown(true), shown(false)]).toEqual([['a'], ['a', 'b', 'c']]);
  });
});

describe('a claim', () => {
  it('stands out until it has come', () => {
    expect((['processing', 'on-its-way', 'delivered', 'cancelled'] as const).map(toneOf)).toEqual([
      'accent',
      'accent',
      'positive',
      'neutral',
    ]);
  });
});
