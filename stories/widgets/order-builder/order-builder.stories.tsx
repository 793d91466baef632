import type { Meta } from '@storybook/react-vite';
import { OrderBuilder, orderBuilderContract } from '../../../src/widgets/order-builder';
import { stateStory } from '../../support/state-stories';
import { orderBuilderStates } from './order-builder.states';

export default { title: 'Widgets/Order builder', component: OrderBuilder, tags: ['autodocs'] } satisfies Meta<
  typeof OrderBuilder
>;

const story = stateStory(orderBuilderContract, OrderBuilder, orderBuilderStates);

export const Loading = story('loading');
export const Ready = story('ready');
export const Typing = story('typing');
export const Filled = story('filled');
export const Differences = story('differences');
export const Pasted = story('pasted');
export const RowProblems = story('row-problems');
export const Long = story('long');
export const Importing = story('importing');
export const Scanned = story('scanned');
export const ChoosingList = story('choosing-list');
export const FilledList = story('filled-list');
export const NoLists = story('no-lists');
export const NothingOnList = story('nothing-on-list');
export const FillFailed = story('fill-failed');
export const NothingToFill = story('nothing-to-fill');
export const Adding = story('adding');
export const Added = story('added');
export const AddedPartial = story('added-partial');
export const NotAdded = story('not-added');
export const Stopped = story('stopped');
export const EasyOrder = story('easy-order');
export const EasyOrderChanged = story('easy-order-changed');
export const EasyOrderShort = story('easy-order-short');
export const EasyOrderStopped = story('easy-order-stopped');
export const EasyOrderClosing = story('easy-order-closing');
export const EasyOrderClosed = story('easy-order-closed');
export const EasyOrderRejecting = story('easy-order-rejecting');
export const EasyOrderAccepted = story('easy-order-accepted');
export const EasyOrderRejected = story('easy-order-rejected');
export const EasyOrderRefused = story('easy-order-refused');
export const EasyOrderUnknown = story('easy-order-unknown');
export const EasyOrderNone = story('easy-order-none');
export const EasyOrderFailed = story('easy-order-failed');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
