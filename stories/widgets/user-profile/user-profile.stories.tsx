import type { Meta } from '@storybook/react-vite';
import { UserProfile, userProfileContract } from '../../../src/widgets/user-profile';
import { stateStory } from '../../support/state-stories';
import { userProfileStates } from './user-profile.states';

export default { title: 'Widgets/User profile', component: UserProfile, tags: ['autodocs'] } satisfies Meta<
  typeof UserProfile
>;

const story = stateStory(userProfileContract, UserProfile, userProfileStates);

export const Ready = story('ready');
export const ReadOnly = story('read-only');
export const Changed = story('changed');
export const Flagged = story('flagged');
export const TextWithoutMobile = story('text-without-mobile');
export const Saving = story('saving');
export const Saved = story('saved');
export const Undone = story('undone');
export const Discarded = story('discarded');
export const SaveFailed = story('save-failed');
export const ChangedElsewhere = story('changed-elsewhere');
export const DraftKept = story('draft-kept');
export const LanguageSaving = story('language-saving');
export const LanguageFailed = story('language-failed');
export const ManyAccounts = story('many-accounts');
export const NoAccount = story('no-account');
export const LongWords = story('long-words');
export const Loading = story('loading');
export const Failed = story('failed');
export const SignedOut = story('signed-out');
export const Offline = story('offline');
