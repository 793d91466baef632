import type { Meta } from '@storybook/react-vite';
import { SignIn, signInContract } from '../../../src/widgets/sign-in';
import { stateStory } from '../../support/state-stories';
import { signInStates } from './sign-in.states';

export default { title: 'Widgets/Sign in', component: SignIn, tags: ['autodocs'] } satisfies Meta<typeof SignIn>;

const story = stateStory(signInContract, SignIn, signInStates);

export const Ready = story('ready');
export const SessionEnded = story('session-ended');
export const NeedsSignIn = story('needs-sign-in');
export const GuestBrowsing = story('guest-browsing');
export const SignedIn = story('signed-in');
export const UnsafeReturn = story('unsafe-return');
export const NoAddress = story('no-address');
export const OwnForm = story('own-form');
export const Offline = story('offline');
