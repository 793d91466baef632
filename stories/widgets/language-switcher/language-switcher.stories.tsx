import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LanguageSwitcher, languageSwitcherContract } from '../../../src/widgets/language-switcher';
import { stateStory } from '../../support/state-stories';
import { languageSwitcherStates } from './language-switcher.states';

export default { title: 'Widgets/Language switcher', component: LanguageSwitcher, tags: ['autodocs'] } satisfies Meta<
  typeof LanguageSwitcher
>;

const story = stateStory(languageSwitcherContract, LanguageSwitcher, languageSwitcherStates);

export const Ready = story('ready');
export const List = story('list');
export const Saving = story('saving');
export const Failed = story('failed');
export const Guest = story('guest');
export const Offline = story('offline');

/** Arrow keys change a closed select with each press, so only Enter or the button leaves the page. */
export const ByKeys: StoryObj<typeof LanguageSwitcher> = {
  ...story('saving'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = await canvas.findByRole<HTMLSelectElement>('combobox');
    select.focus();
    await userEvent.keyboard('{ArrowDown}');
    // Synthetic key events do not change a native select, so the story dispatches the change itself.
    select.value = 'es-CA';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(await canvas.findByRole('button')).toBeVisible();
    await expect(select).not.toHaveAttribute('aria-busy');
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveAttribute('aria-busy', 'true');
    await expect(select).toHaveValue('es-CA');
  },
};
