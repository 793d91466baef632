import type { Meta } from '@storybook/react-vite';
import { ChangePassword, changePasswordContract } from '../../../src/widgets/change-password';
import { stateStory } from '../../support/state-stories';
import { changePasswordStates } from './change-password.states';

export default { title: 'Widgets/Change password', component: ChangePassword } satisfies Meta<typeof ChangePassword>;

const story = stateStory(changePasswordContract, ChangePassword, changePasswordStates);

export const Ready = story('ready');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
