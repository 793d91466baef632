import type { Meta } from '@storybook/react-vite';
import { Dashboard, dashboardContract } from '../../../src/widgets/dashboard';
import { stateStory } from '../../support/state-stories';
import { dashboardStates } from './dashboard.states';

export default { title: 'Widgets/Dashboard', component: Dashboard } satisfies Meta<typeof Dashboard>;

const story = stateStory(dashboardContract, Dashboard, dashboardStates);

export const Ready = story('ready');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
