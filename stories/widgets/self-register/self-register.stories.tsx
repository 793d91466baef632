import type { Meta } from '@storybook/react-vite';
import { SelfRegister, selfRegisterContract } from '../../../src/widgets/self-register';
import { stateStory } from '../../support/state-stories';
import { selfRegisterStates } from './self-register.states';

export default { title: 'Widgets/Self register', component: SelfRegister } satisfies Meta<typeof SelfRegister>;

const story = stateStory(selfRegisterContract, SelfRegister, selfRegisterStates);

export const Ready = story('ready');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
