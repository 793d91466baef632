import type { Meta } from '@storybook/react-vite';
import { UserProfile, userProfileContract } from '../../../src/widgets/user-profile';
import { stateStory } from '../../support/state-stories';
import { userProfileStates } from './user-profile.states';

export default { title: 'Widgets/User profile', component: UserProfile } satisfies Meta<typeof UserProfile>;

const story = stateStory(userProfileContract, UserProfile, userProfileStates);

export const Ready = story('ready');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
