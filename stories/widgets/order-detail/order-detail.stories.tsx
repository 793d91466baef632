import type { Meta } from '@storybook/react-vite';
import { OrderDetail, orderDetailContract } from '../../../src/widgets/order-detail';
import { stateStory } from '../../support/state-stories';
import { orderDetailStates } from './order-detail.states';

export default { title: 'Widgets/Order detail', component: OrderDetail } satisfies Meta<typeof OrderDetail>;

const story = stateStory(orderDetailContract, OrderDetail, orderDetailStates);

export const Ready = story('ready');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
