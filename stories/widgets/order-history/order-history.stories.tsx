import type { Meta } from '@storybook/react-vite';
import { OrderHistory, orderHistoryContract } from '../../../src/widgets/order-history';
import { stateStory } from '../../support/state-stories';
import { orderHistoryStates } from './order-history.states';

export default { title: 'Widgets/Order history', component: OrderHistory } satisfies Meta<typeof OrderHistory>;

const story = stateStory(orderHistoryContract, OrderHistory, orderHistoryStates);

export const Ready = story('ready');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
