import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AccountSwitcher, accountSwitcherContract } from '../../../src/widgets/account-switcher';
import { stateStory } from '../../support/state-stories';
import { accountSwitcherStates } from './account-switcher.states';
import { UnsavedWork } from './unsaved-work';

export default { title: 'Widgets/Account switcher', component: AccountSwitcher, tags: ['autodocs'] } satisfies Meta<
  typeof AccountSwitcher
>;

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
export const Denied = story('denied');
export const Offline = story('offline');

/** The inline layout opens the confirmation in a dialog; confirming it switches the account. */
export const UnsavedInline: StoryObj<typeof AccountSwitcher> = {
  ...story('inline'),
  args: { layout: 'inline', slots: { header: createElement(UnsavedWork) } },
  play: async ({ canvasElement }) => {
    const second = (await within(canvasElement).findAllByRole('option'))[1];
    if (second === undefined) throw new Error('No second account');
    await userEvent.click(second);
    const page = within(canvasElement.ownerDocument.body);
    const question = await page.findByRole('alertdialog');
    const [stay, go] = within(question).getAllByRole('button');
    if (stay === undefined || go === undefined) throw new Error('No two answers');
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.click(go);
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
    // The page is accessible again only after the dialog has been removed.
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};
