import { svg } from './svg';

/** Seed of a reward. */
export interface RewardSeed {
  readonly id:
    'coasters' | 'glasses' | 'chalkboard' | 'festival' | 'umbrella' | 'neon' | 'training' | 'stools' | 'cooler';
  readonly points: number;
  /** Stock per account; unlimited if absent. */
  readonly stock?: number;
  /** Days from today to its last day. */
  readonly endsIn?: number;
}

/** All rewards, fewest points first. */
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

/** Seed of a past claim. */
export interface ClaimSeed {
  readonly number: string;
  readonly rewardId: RewardSeed['id'];
  readonly daysAgo: number;
  /** Days after the claim on which it was cancelled. */
  readonly cancelledAfter?: number;
}

/** Seeds of past claims by account, oldest first. */
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

const WOOD = '#b98a5a';

const STEEL = '#5c6b70';

/** Drawings of rewards, 160 × 120, with their base at 104. */
const drawings: Readonly<Record<RewardSeed['id'], string>> = {
  coasters:
    `<ellipse cx="80" cy="96" rx="44" ry="10" fill="#8f6437"/><path d="M36 66v30h88V66Z" fill="${WOOD}"/><path d="M36 74h88M36 82h88M36 90h88" stroke="#8f6437" stroke-width="2"/>` +
    '<ellipse cx="80" cy="66" rx="44" ry="11" fill="#d9b385"/><ellipse cx="80" cy="66" rx="30" ry="7" fill="none" stroke="#8f6437" stroke-width="2"/>',
  glasses:
    '<path d="M40 38h34l-5 66H45Z" fill="#dfeaec"/><path d="M42 58h30l-3 46H45Z" fill="#e2a23f"/><path d="M40 46q17-12 34 0l-1 12H42Z" fill="#fff6e2"/>' +
    '<path d="M86 38h34l-5 66H91Z" fill="#dfeaec"/><path d="M88 58h30l-3 46H91Z" fill="#c8792c"/><path d="M86 46q17-12 34 0l-1 12H88Z" fill="#fff6e2"/>',
  chalkboard: `<path d="M52 22h56l10 82H42Z" fill="${WOOD}"/><path d="M58 29h44l7 62H51Z" fill="#2c3b3a"/><path d="M66 44h28M64 56h32M63 68h22" stroke="#f2f5f0" stroke-width="3" stroke-linecap="round"/>`,
  festival:
    '<g transform="rotate(-8 80 64)"><path d="M30 48h100v12a8 8 0 0 0 0 16v12H30V76a8 8 0 0 0 0-16Z" fill="#d9693a"/><path d="M100 50v36" stroke="#fff1e6" stroke-width="2" stroke-dasharray="4 5"/><path d="M46 62h40M46 74h26" stroke="#fff1e6" stroke-width="4" stroke-linecap="round"/></g>',
  umbrella: `<path d="M78 30h4v70h-4Z" fill="${STEEL}"/><path d="M20 58a60 38 0 0 1 120 0Z" fill="#2f8f83"/><path d="M52 58a28 38 0 0 1 56 0Z" fill="#e9f3ec"/><path d="M70 58a10 38 0 0 1 20 0Z" fill="#2f8f83"/><path d="M56 98h48v6H56Z" fill="#3c494d"/>`,
  neon: '<rect x="24" y="26" width="112" height="74" rx="8" fill="#1f2a33"/><path d="M42 78V50l16 28V50" fill="none" stroke="#ff7a5c" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="80" cy="64" r="13" fill="none" stroke="#ffd166" stroke-width="5"/><path d="M104 50v28h15" fill="none" stroke="#58d5c9" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  training: `<path d="M64 28h32l8 22-8 46a8 8 0 0 1-8 6H72a8 8 0 0 1-8-6l-8-46Z" fill="#b7c3c7"/><path d="M60 50h40l-3 14H63Z" fill="#dfe7e9"/><path d="M68 16h24v12H68Z" fill="${STEEL}"/><path d="M112 40l20-14M118 58l22-4" stroke="#d9693a" stroke-width="4" stroke-linecap="round"/>`,
  stools: `<path d="M30 46h42v9H30Z" fill="${WOOD}"/><path d="M34 55l-5 49M68 55l5 49M31 84h40" stroke="${STEEL}" stroke-width="4"/><path d="M88 46h42v9H88Z" fill="${WOOD}"/><path d="M92 55l-5 49M126 55l5 49M89 84h40" stroke="${STEEL}" stroke-width="4"/>`,
  cooler:
    '<rect x="46" y="14" width="68" height="90" rx="5" fill="#2b3a40"/><rect x="53" y="30" width="54" height="66" fill="#dff0f3"/><path d="M53 52h54M53 74h54" stroke="#2b3a40" stroke-width="3"/>' +
    '<path d="M58 36h8v15h-8ZM70 36h8v15h-8ZM82 36h8v15h-8ZM94 36h8v15h-8Z" fill="#8c2f4b"/><path d="M58 58h8v15h-8ZM70 58h8v15h-8ZM82 58h8v15h-8Z" fill="#c9b25a"/><path d="M58 80h8v15h-8ZM70 80h8v15h-8ZM82 80h8v15h-8ZM94 80h8v15h-8Z" fill="#2f9c8f"/>',
};

/** Image of a reward. */
export const rewardPicture = (id: RewardSeed['id']): string => svg(160, 120, drawings[id]);
