import type { Meta } from '@storybook/react-vite';
import { OrderPlaced, orderPlacedContract } from '../../../src/widgets/order-placed';
import { stateStory } from '../../support/state-stories';
import { orderPlacedStates } from './order-placed.states';

export default { title: 'Widgets/Order placed', component: OrderPlaced } satisfies Meta<typeof OrderPlaced>;

const story = stateStory(orderPlacedContract, OrderPlaced, orderPlacedStates);

export const Ready = story('ready');
export const Pickup = story('pickup');
export const Surcharge = story('surcharge');
export const NotFound = story('not-found');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
