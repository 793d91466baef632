import type { Meta } from '@storybook/react-vite';
import { UserAdmin, userAdminContract } from '../../../src/widgets/user-admin';
import { stateStory } from '../../support/state-stories';
import { userAdminStates } from './user-admin.states';

export default { title: 'Widgets/User admin', component: UserAdmin, tags: ['autodocs'] } satisfies Meta<
  typeof UserAdmin
>;

const story = stateStory(userAdminContract, UserAdmin, userAdminStates);

export const Ready = story('ready');
export const Searching = story('searching');
export const Filtered = story('filtered');
export const Sorted = story('sorted');
export const Page2 = story('page-2');
export const PastEnd = story('past-end');
export const NoMatch = story('no-match');
export const Empty = story('empty');
export const Thousand = story('thousand');
export const LongWords = story('long-words');
export const ReadOnly = story('read-only');
export const Adding = story('adding');
export const Flagged = story('flagged');
export const EmailTaken = story('email-taken');
export const Created = story('created');
export const Editing = story('editing');
export const ChangedElsewhere = story('changed-elsewhere');
export const Saved = story('saved');
export const SaveFailed = story('save-failed');
export const DraftKept = story('draft-kept');
export const LastSuper = story('last-super');
export const LastSuperNotGiven = story('last-super-not-given');
export const UserGone = story('user-gone');
export const Disabling = story('disabling');
export const Disabled = story('disabled');
export const DisableFailed = story('disable-failed');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
export const Loading = story('loading');
