import type { Meta } from '@storybook/react-vite';
import { OrderDetail, orderDetailContract } from '../../../src/widgets/order-detail';
import { stateStory } from '../../support/state-stories';
import { orderDetailStates } from './order-detail.states';

export default { title: 'Widgets/Order detail', component: OrderDetail, tags: ['autodocs'] } satisfies Meta<
  typeof OrderDetail
>;

const story = stateStory(orderDetailContract, OrderDetail, orderDetailStates);

export const Ready = story('ready');
export const OnlyDifferences = story('only-differences');
export const OnItsWay = story('on-its-way');
export const Received = story('received');
export const OwnFields = story('own-fields');
export const Substituted = story('substituted');
export const InError = story('in-error');
export const NotDelivered = story('not-delivered');
export const InSettlement = story('in-settlement');
export const WasCancelled = story('was-cancelled');
export const Draft = story('draft');
export const DraftRefused = story('draft-refused');
export const Pickup = story('pickup');
export const UnknownStatus = story('unknown-status');
export const Sparse = story('sparse');
export const Unreadable = story('unreadable');
export const LongWords = story('long-words');
export const BrowseOnly = story('browse-only');
export const Cancelling = story('cancelling');
export const ReasonMissing = story('reason-missing');
export const Cancelled = story('cancelled');
export const CancelChecking = story('cancel-checking');
export const CancelUnknown = story('cancel-unknown');
export const CancelRefused = story('cancel-refused');
export const CancelFailed = story('cancel-failed');
export const NoTransaction = story('no-transaction');
export const Reorder = story('reorder');
export const ReorderPartial = story('reorder-partial');
export const ReorderFailed = story('reorder-failed');
export const NotFound = story('not-found');
export const OtherAccount = story('other-account');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
