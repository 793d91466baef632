import type { Meta } from '@storybook/react-vite';
import { Notifications, notificationsContract } from '../../../src/widgets/notifications';
import { stateStory } from '../../support/state-stories';
import { notificationsStates } from './notifications.states';

export default { title: 'Widgets/Notifications', component: Notifications, tags: ['autodocs'] } satisfies Meta<
  typeof Notifications
>;

const story = stateStory(notificationsContract, Notifications, notificationsStates);

export const Loading = story('loading');
export const Ready = story('ready');
export const UnreadOnly = story('unread-only');
export const Topic = story('topic');
export const Page2 = story('page-2');
export const Marked = story('marked');
export const AllRead = story('all-read');
export const NothingUnread = story('nothing-unread');
export const MarkFailed = story('mark-failed');
export const NoMatch = story('no-match');
export const Empty = story('empty');
export const ReadOnly = story('read-only');
export const Failed = story('failed');
export const Reminders = story('reminders');
export const ReminderOff = story('reminder-off');
export const ReminderRemoved = story('reminder-removed');
export const ReminderFailed = story('reminder-failed');
export const RemindersFailed = story('reminders-failed');
export const ReminderNew = story('reminder-new');
export const ReminderWeekly = story('reminder-weekly');
export const ReminderOnce = story('reminder-once');
export const ReminderWrong = story('reminder-wrong');
export const ReminderEdit = story('reminder-edit');
export const ReminderSet = story('reminder-set');
export const ReminderDue = story('reminder-due');
export const DeviceAsk = story('device-ask');
export const DeviceBlocked = story('device-blocked');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
