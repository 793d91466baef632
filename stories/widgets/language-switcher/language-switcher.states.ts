import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { languageSwitcherContract, LanguageSwitcherProps } from '../../../src/widgets/language-switcher';
import { fails, never } from '../../support/ports';
import type { StatesOf, StateStory } from '../../support/state-stories';

type State = StateStory<LanguageSwitcherProps>;

const at = 'https://shop.example/b2b/en-US/products?q=cola#top';
const visited: string[] = [];

/** A page with a host-provided address; the story cancels the navigation. */
const page = {
  language: 'en-US',
  basePath: '/b2b',
  currentHref: at,
  navigate: (href) => void visited.push(href),
} satisfies Partial<LanguageSwitcherProps>;

const french = 'https://shop.example/b2b/fr-CA/products?q=cola#top';

const chooseFrench: NonNullable<State['play']> = async ({ canvasElement }) => {
  visited.length = 0;
  await userEvent.selectOptions(await within(canvasElement).findByRole('combobox'), 'fr-CA');
};

/** Arguments, ports and checks of every state that the contract lists. */
export const languageSwitcherStates: StatesOf<typeof languageSwitcherContract, LanguageSwitcherProps> = {
  ready: {
    args: page,
    play: async (context) => {
      const select = await within(context.canvasElement).findByRole<HTMLSelectElement>('combobox');
      await expect(select).toHaveValue('en-US');
      for (const option of select.options) await expect(option.lang).toBe(option.value);
      const events: unknown[] = [];
      const record = (event: Event) => void (event instanceof CustomEvent && events.push(event.detail));
      context.canvasElement.addEventListener('tradefront-language-change', record, { once: true });
      await chooseFrench(context);
      await waitFor(() => expect(visited).toEqual([french]));
      await expect(events).toEqual([{ language: 'fr-CA', href: french }]);
    },
  },
  list: {
    args: { ...page, layout: 'list' },
    play: async ({ canvasElement }) => {
      visited.length = 0;
      const canvas = within(canvasElement);
      const link = await canvas.findByRole('link', { name: 'Français' });
      await expect(link).toHaveAttribute('href', french);
      await expect(canvas.queryByRole('link', { name: 'English' })).toBeNull();
      link.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(visited).toEqual([french]));
    },
  },
  saving: {
    args: page,
    ports: () => ({ profile: { saveLanguage: never } }),
    play: async (context) => {
      await chooseFrench(context);
      await expect(await within(context.canvasElement).findByRole('combobox')).toHaveAttribute('aria-busy', 'true');
      await expect(visited).toEqual([]);
    },
  },
  failed: {
    scenario: 'save-language-fails',
    args: page,
    play: async (context) => {
      await chooseFrench(context);
      const alert = await within(context.canvasElement).findByRole('alert');
      await userEvent.click(within(alert).getByRole('button'));
      await within(context.canvasElement).findByRole('alert');
      await expect(visited).toEqual([]);
    },
  },
  guest: {
    scenario: 'guest',
    args: page,
    // A guest has no record to save to: a save would fail and the page would stay (decision 28).
    ports: () => ({ profile: { saveLanguage: fails('unexpected') } }),
    play: async (context) => {
      await chooseFrench(context);
      await waitFor(() => expect(visited).toEqual([french]));
      await expect(within(context.canvasElement).queryByRole('alert')).toBeNull();
    },
  },
  offline: {
    args: page,
    ports: () => ({ profile: { saveLanguage: fails('offline') } }),
    play: async (context) => {
      await chooseFrench(context);
      await within(context.canvasElement).findByRole('alert');
      await expect(visited).toEqual([]);
    },
  },
};
