import type { Meta } from '@storybook/react-vite';
import { RewardsClaim, rewardsClaimContract } from '../../../src/widgets/rewards-claim';
import { stateStory } from '../../support/state-stories';
import { rewardsClaimStates } from './rewards-claim.states';

export default { title: 'Widgets/Rewards claim', component: RewardsClaim } satisfies Meta<typeof RewardsClaim>;

const story = stateStory(rewardsClaimContract, RewardsClaim, rewardsClaimStates);

export const Ready = story('ready');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
