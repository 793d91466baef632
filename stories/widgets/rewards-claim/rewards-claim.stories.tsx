import type { Meta } from '@storybook/react-vite';
import { RewardsClaim, rewardsClaimContract } from '../../../src/widgets/rewards-claim';
import { stateStory } from '../../support/state-stories';
import { rewardsClaimStates } from './rewards-claim.states';

export default { title: 'Widgets/Rewards claim', component: RewardsClaim, tags: ['autodocs'] } satisfies Meta<
  typeof RewardsClaim
>;

const story = stateStory(rewardsClaimContract, RewardsClaim, rewardsClaimStates);

export const Ready = story('ready');
export const WithinReach = story('within-reach');
export const NoPoints = story('no-points');
export const Claiming = story('claiming');
export const Claimed = story('claimed');
export const ClaimChecking = story('claim-checking');
export const ClaimUnknown = story('claim-unknown');
export const ClaimRefused = story('claim-refused');
export const ClaimFailed = story('claim-failed');
export const HistoryTurned = story('history-turned');
export const HistoryEmpty = story('history-empty');
export const HistoryFailed = story('history-failed');
export const LookOnly = story('look-only');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
