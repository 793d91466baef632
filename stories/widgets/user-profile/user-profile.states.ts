import { expect, userEvent, waitFor } from 'storybook/test';
import type { Profile } from '../../../src/domain';
import { type Adapter, PortError, type ProfilePort } from '../../../src/ports';
import { storedKey, storeFor } from '../../../src/runtime/storage';
import type { userProfileContract, UserProfileProps } from '../../../src/widgets/user-profile';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

type Playing = { readonly canvasElement: HTMLElement };

/** Waits for the nth element that a selector finds. */
const found = (scope: ParentNode, selector: string, at = 0): Promise<HTMLElement> =>
  waitFor(() => {
    const element = [...scope.querySelectorAll<HTMLElement>(selector)].at(at);
    if (element === undefined) throw new Error(`No ${selector}`);
    return element;
  });

const press = async (scope: ParentNode, selector: string, at = 0): Promise<void> =>
  userEvent.click(await found(scope, selector, at));
const type = async (scope: ParentNode, selector: string, text: string, at = 0): Promise<void> => {
  const input = await found(scope, selector, at);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
};

const firstName = '.tf-profile-person input';
const phones = '.tf-profile-person input[type="tel"]';
const save = (scope: ParentNode): Promise<void> => press(scope, '.tf-profile-form > .tf-row .tf-button');
const banner = async ({ canvasElement }: Playing, tone: string): Promise<void> =>
  expect(await found(canvasElement, `.tf-banner[data-tone="${tone}"]`)).toBeVisible();

/** The demo's profile port with some methods replaced. */
const profile =
  (change: (port: Partial<ProfilePort>) => Partial<ProfilePort>) =>
  (demo: Adapter): Partial<Adapter> => ({ profile: { ...demo.profile, ...change(demo.profile ?? {}) } });
/** The demo's profile with some fields changed. */
const record = (change: (profile: Profile) => Partial<Profile>) =>
  profile((demo) => ({
    read: async (request, options) => {
      const now = await (demo.read?.(request, options) ?? never());
      return { ...now, ...change(now) };
    },
  }));

const chooseFrench = async ({ canvasElement }: Playing): Promise<void> => {
  await userEvent.selectOptions(await found(canvasElement, '.tf-profile-aside select'), 'fr-CA');
  await press(canvasElement, '.tf-profile-start');
};

/** Arguments, ports and checks of every state that the contract lists. */
export const userProfileStates: StatesOf<typeof userProfileContract, UserProfileProps> = {
  loading: { ports: profile(() => ({ read: never })), shows: 'Loading your profile' },
  ready: { play: async ({ canvasElement }) => expect(await found(canvasElement, firstName)).toHaveValue('Dana') },
  'read-only': { ports: (demo) => ({ profile: { read: demo.profile?.read } }), shows: 'Linked accounts' },
  changed: {
    play: async ({ canvasElement }) => {
      await type(canvasElement, firstName, 'Dana Rose');
      await press(canvasElement, '.tf-profile-notices input');
      await expect(canvasElement.querySelectorAll('.tf-profile-form > .tf-row .tf-button')).toHaveLength(2);
    },
  },
  flagged: {
    play: async ({ canvasElement }) => {
      await type(canvasElement, firstName, '');
      await type(canvasElement, phones, '207555');
      await save(canvasElement);
      await waitFor(() => expect(canvasElement.querySelector('.tf-error-summary')).toHaveFocus());
      await expect(canvasElement.querySelectorAll('.tf-field-error')).toHaveLength(2);
    },
  },
  'text-without-mobile': {
    user: 'lucia',
    play: async ({ canvasElement }) => {
      await press(canvasElement, '.tf-profile-notices input', 1);
      await save(canvasElement);
      await waitFor(() => expect(canvasElement.querySelectorAll('.tf-field-error')).toHaveLength(1));
    },
  },
  saving: {
    ports: profile(() => ({ save: never })),
    play: async ({ canvasElement }) => {
      await type(canvasElement, firstName, 'Dana Rose');
      await save(canvasElement);
      await expect(await found(canvasElement, '.tf-button[aria-busy]')).toBeVisible();
    },
  },
  saved: {
    play: async (playing) => {
      const { canvasElement } = playing;
      await type(canvasElement, phones, '2075550199');
      await save(canvasElement);
      await banner(playing, 'positive');
      await waitFor(() => expect(canvasElement.querySelector('.tf-focus-on-mount')).toHaveFocus());
    },
  },
  undone: {
    play: async ({ canvasElement }) => {
      await type(canvasElement, phones, '2075550199');
      await save(canvasElement);
      await press(canvasElement, '.tf-focus-on-mount .tf-button');
      await waitFor(() => expect(canvasElement.querySelector(phones)).toHaveValue('(207) 555-0114'));
      await waitFor(() => expect(canvasElement.querySelector('.tf-focus-on-mount .tf-button')).toBeNull());
    },
  },
  discarded: {
    play: async ({ canvasElement }) => {
      await type(canvasElement, firstName, 'Dana Rose');
      await press(canvasElement, '.tf-profile-form > .tf-row .tf-button', 1);
      await expect(await found(canvasElement, firstName)).toHaveValue('Dana');
      await expect(await found(canvasElement, '.tf-focus-on-mount .tf-button')).toBeVisible();
    },
  },
  'save-failed': {
    ports: profile(() => ({ save: fails('unavailable') })),
    play: async (playing) => {
      await type(playing.canvasElement, firstName, 'Dana Rose');
      await save(playing.canvasElement);
      await banner(playing, 'critical');
      await expect(await found(playing.canvasElement, firstName)).toHaveValue('Dana Rose');
    },
  },
  'changed-elsewhere': {
    ports: profile((demo) => {
      let saves = 0;
      return {
        save: async (request, options) =>
          ++saves === 1
            ? Promise.reject(new PortError('conflict', 'Story'))
            : (demo.save?.(request, options) ?? never()),
        read: async (request, options) => {
          const now = await (demo.read?.(request, options) ?? never());
          // A remote change is saved first.
          return saves === 0 ? now : { ...now, phoneNumber: '(207) 555-0155' };
        },
      };
    }),
    play: async (playing) => {
      await type(playing.canvasElement, phones, '2075550199');
      await save(playing.canvasElement);
      await banner(playing, 'caution');
      await expect(await found(playing.canvasElement, phones)).toHaveValue('(207) 555-0199');
    },
  },
  'draft-kept': {
    ports: (demo) => {
      const id = 'story-kept-profile';
      // A draft that was left unsaved in this tab.
      storeFor('profileDraft', 'memory').set(
        storedKey('profileDraft', id, 'dana'),
        JSON.stringify({ firstName: 'Dana Rose' }),
      );
      return { id, profile: demo.profile };
    },
    play: async (playing) => {
      await banner(playing, 'accent');
      await expect(await found(playing.canvasElement, firstName)).toHaveValue('Dana Rose');
    },
  },
  'language-saving': {
    ports: profile(() => ({ saveLanguage: never })),
    play: async (playing) => {
      await chooseFrench(playing);
      await expect(await found(playing.canvasElement, '.tf-profile-start[aria-busy]')).toBeVisible();
    },
  },
  'language-failed': {
    ports: profile(() => ({ saveLanguage: fails('unavailable') })),
    play: async (playing) => {
      await chooseFrench(playing);
      await banner(playing, 'critical');
    },
  },
  'many-accounts': {
    scenario: 'five-thousand-accounts',
    play: async ({ canvasElement }) => {
      await found(canvasElement, '.tf-profile-accounts li', 9);
      await type(canvasElement, '.tf-profile-linked input', 'Taproom');
    },
  },
  'no-account': { ports: record(() => ({ accounts: [], notices: [] })), shows: /^You have no linked accounts/ },
  'long-words': {
    ports: record(({ accounts }) => ({
      firstName: 'W'.repeat(60),
      email: `${'w'.repeat(60)}@${'harbor'.repeat(8)}.example`,
      accounts: accounts.slice(0, 3).map((account, at) => ({
        ...account,
        name: at === 0 ? 'W'.repeat(90) : 'Taproom of the harbor '.repeat(6).trim(),
        permissions: at === 2 ? [] : account.permissions,
      })),
    })),
    shows: /^W{20,}$/,
  },
  failed: { ports: profile(() => ({ read: fails('unexpected') })), shows: 'Your profile did not load' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
