/** A reward as it is written down. */
export interface RewardSeed {
  readonly id:
    'coasters' | 'glasses' | 'chalkboard' | 'festival' | 'umbrella' | 'neon' | 'training' | 'stools' | 'cooler';
  readonly points: number;
  /** How many there are for each account; as many as are wanted when absent. */
  readonly stock?: number;
  /** Days from today until its last one. */
  readonly endsIn?: number;
}

/** Every reward, fewest points first. */
export const rewards: readonly RewardSeed[] = [
  { id: 'coasters', points: 1200 },
  { id: 'glasses', points: 2400 },
  { id: 'chalkboard', points: 4800 },
  { id: 'festival', points: 7500, endsIn: -1 },
  { id: 'umbrella', points: 9500, endsIn: 5 },
  { id: 'neon', points: 14_000, stock: 2 },
  { id: 'training', points: 18_000 },
  { id: 'stools', points: 22_000, stock: 0 },
  { id: 'cooler', points: 96_000 },
];

/** A claim of the year behind an account. */
export interface ClaimSeed {
  readonly number: string;
  readonly rewardId: RewardSeed['id'];
  readonly daysAgo: number;
  /** Given back so many days after it was claimed. */
  readonly cancelledAfter?: number;
}

/** What accounts claimed before anybody came here, oldest first. */
export const claimSeeds: Readonly<Record<string, readonly ClaimSeed[]>> = {
  'harbor-lane-taproom': [
    { number: 'R-30118', rewardId: 'coasters', daysAgo: 301 },
    { number: 'R-30240', rewardId: 'umbrella', daysAgo: 190, cancelledAfter: 2 },
    { number: 'R-30391', rewardId: 'glasses', daysAgo: 95 },
    { number: 'R-30447', rewardId: 'training', daysAgo: 40 },
    { number: 'R-30516', rewardId: 'chalkboard', daysAgo: 3 },
  ],
  'brasserie-du-canal': [{ number: 'R-30355', rewardId: 'glasses', daysAgo: 120 }],
  'english-bay-social': [
    { number: 'R-30402', rewardId: 'chalkboard', daysAgo: 60 },
    { number: 'R-30509', rewardId: 'coasters', daysAgo: 1 },
  ],
};
