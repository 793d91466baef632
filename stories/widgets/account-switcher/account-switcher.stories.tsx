import type { Meta } from '@storybook/react-vite';
import { AccountSwitcher, accountSwitcherContract } from '../../../src/widgets/account-switcher';
import { stateStory } from '../../support/state-stories';
import { accountSwitcherStates } from './account-switcher.states';

export default { title: 'Widgets/Account switcher', component: AccountSwitcher } satisfies Meta<typeof AccountSwitcher>;

const story = stateStory(accountSwitcherContract, AccountSwitcher, accountSwitcherStates);

export const Ready = story('ready');
export const Open = story('open');
export const Inline = story('inline');
export const Few = story('few');
export const Searching = story('searching');
export const NoMatch = story('no-match');
export const NoneChosen = story('none-chosen');
export const OneAccount = story('one-account');
export const Empty = story('empty');
export const Thousands = story('thousands');
export const Unsaved = story('unsaved');
export const Switching = story('switching');
export const SwitchFailed = story('switch-failed');
export const Elsewhere = story('elsewhere');
export const SignedOut = story('signed-out');
export const Ended = story('ended');
export const Loading = story('loading');
export const Failed = story('failed');
export const Offline = story('offline');
