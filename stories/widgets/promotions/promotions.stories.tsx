import type { Meta } from '@storybook/react-vite';
import { Promotions, promotionsContract } from '../../../src/widgets/promotions';
import { stateStory } from '../../support/state-stories';
import { promotionsStates } from './promotions.states';

export default { title: 'Widgets/Promotions', component: Promotions } satisfies Meta<typeof Promotions>;

const story = stateStory(promotionsContract, Promotions, promotionsStates);

export const Ready = story('ready');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
