import type { Meta } from '@storybook/react-vite';
import { OrderPlaced, orderPlacedContract } from '../../../src/widgets/order-placed';
import { stateStory } from '../../support/state-stories';
import { orderPlacedStates } from './order-placed.states';

export default { title: 'Widgets/Order placed', component: OrderPlaced, tags: ['autodocs'] } satisfies Meta<
  typeof OrderPlaced
>;

const story = stateStory(orderPlacedContract, OrderPlaced, orderPlacedStates);

export const Ready = story('ready');
export const Closing = story('closing');
export const Closed = story('closed');
export const Pickup = story('pickup');
export const SeveralDeliveries = story('several-deliveries');
export const Empties = story('empties');
export const OwnFields = story('own-fields');
export const Surcharge = story('surcharge');
export const Guest = story('guest');
export const LongWords = story('long-words');
export const Processing = story('processing');
export const UnknownStatus = story('unknown-status');
export const Unreadable = story('unreadable');
export const Over = story('over');
export const Reorder = story('reorder');
export const ReorderPartial = story('reorder-partial');
export const ReorderFailed = story('reorder-failed');
export const SettingReminder = story('setting-reminder');
export const ReminderSet = story('reminder-set');
export const ReminderFailed = story('reminder-failed');
export const NotFound = story('not-found');
export const OtherAccount = story('other-account');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
