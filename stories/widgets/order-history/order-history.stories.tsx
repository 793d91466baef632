import type { Meta } from '@storybook/react-vite';
import { OrderHistory, orderHistoryContract } from '../../../src/widgets/order-history';
import { stateStory } from '../../support/state-stories';
import { orderHistoryStates } from './order-history.states';

export default { title: 'Widgets/Order history', component: OrderHistory, tags: ['autodocs'] } satisfies Meta<
  typeof OrderHistory
>;

const story = stateStory(orderHistoryContract, OrderHistory, orderHistoryStates);

export const Ready = story('ready');
export const Searching = story('searching');
export const TooShort = story('too-short');
export const Filtered = story('filtered');
export const CustomDates = story('custom-dates');
export const DatesWrong = story('dates-wrong');
export const Sorted = story('sorted');
export const Page2 = story('page-2');
export const PastEnd = story('past-end');
export const NoMatch = story('no-match');
export const Empty = story('empty');
export const TenThousand = story('ten-thousand');
export const LongWords = story('long-words');
export const UnknownStatus = story('unknown-status');
export const Unreadable = story('unreadable');
export const ChoosingStatuses = story('choosing-statuses');
export const Exporting = story('exporting');
export const Exported = story('exported');
export const ExportStopped = story('export-stopped');
export const ExportFailed = story('export-failed');
export const ExportEmpty = story('export-empty');
export const Reorder = story('reorder');
export const ReorderPartial = story('reorder-partial');
export const ReorderFailed = story('reorder-failed');
export const BrowseOnly = story('browse-only');
export const DraftDeleted = story('draft-deleted');
export const Loading = story('loading');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
