import type { Meta } from '@storybook/react-vite';
import { ChangePassword, changePasswordContract } from '../../../src/widgets/change-password';
import { stateStory } from '../../support/state-stories';
import { changePasswordStates } from './change-password.states';

export default { title: 'Widgets/Change password', component: ChangePassword, tags: ['autodocs'] } satisfies Meta<
  typeof ChangePassword
>;

const story = stateStory(changePasswordContract, ChangePassword, changePasswordStates);

export const Ready = story('ready');
export const Typing = story('typing');
export const Shown = story('shown');
export const CapsLock = story('caps-lock');
export const Flagged = story('flagged');
export const NotTheSame = story('not-the-same');
export const Sending = story('sending');
export const CurrentWrong = story('current-wrong');
export const TooWeak = story('too-weak');
export const UsedBefore = story('used-before');
export const TooMany = story('too-many');
export const NotChanged = story('not-changed');
export const NotSure = story('not-sure');
export const Changed = story('changed');
export const Loading = story('loading');
export const Failed = story('failed');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
