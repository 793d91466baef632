import type { Meta } from '@storybook/react-vite';
import { Dashboard, dashboardContract } from '../../../src/widgets/dashboard';
import { stateStory } from '../../support/state-stories';
import { dashboardStates } from './dashboard.states';

export default { title: 'Widgets/Dashboard', component: Dashboard, tags: ['autodocs'] } satisfies Meta<
  typeof Dashboard
>;

const story = stateStory(dashboardContract, Dashboard, dashboardStates);

export const Ready = story('ready');
export const Closing = story('closing');
export const MinimumMet = story('minimum-met');
export const EmptyCart = story('empty-cart');
export const NoDelivery = story('no-delivery');
export const Stopped = story('stopped');
export const NothingNeeded = story('nothing-needed');
export const NewAccount = story('new-account');
export const ManyPastDue = story('many-past-due');
export const Spend = story('spend');
export const Table = story('table');
export const Finance = story('finance');
export const Service = story('service');
export const FewerPorts = story('fewer-ports');
export const Loading = story('loading');
export const Failed = story('failed');
export const CardsFailed = story('cards-failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
