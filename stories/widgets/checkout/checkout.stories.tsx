import type { Meta } from '@storybook/react-vite';
import { Checkout, checkoutContract } from '../../../src/widgets/checkout';
import { stateStory } from '../../support/state-stories';
import { checkoutStates } from './checkout.states';

export default { title: 'Widgets/Checkout', component: Checkout } satisfies Meta<typeof Checkout>;

const story = stateStory(checkoutContract, Checkout, checkoutStates);

export const Ready = story('ready');
export const FieldErrors = story('field-errors');
export const BelowMinimum = story('below-minimum');
export const Stopped = story('stopped');
export const DateClosed = story('date-closed');
export const Placing = story('placing');
export const Checking = story('checking');
export const Unknown = story('unknown');
export const Refused = story('refused');
export const NotDone = story('not-done');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
