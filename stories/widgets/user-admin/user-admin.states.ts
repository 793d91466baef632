import { expect, userEvent, waitFor } from 'storybook/test';
import type { UserRow } from '../../../src/domain';
import type { Adapter, UsersPort } from '../../../src/ports';
import type { userAdminContract, UserAdminProps } from '../../../src/widgets/user-admin';
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
  await userEvent.type(input, text);
};

/** The demo's users port with some methods replaced. */
const users =
  (change: (port: Partial<UsersPort>) => Partial<UsersPort>) =>
  (demo: Adapter): Partial<Adapter> => ({ users: { ...demo.users, ...change(demo.users ?? {}) } });

const form = ({ canvasElement }: Playing): Promise<HTMLElement> => found(canvasElement, '.tf-users-fields');
const save = async (scope: ParentNode): Promise<void> => press(scope, '.tf-users-footer .tf-button');

/** Fills in the form of a new user, in the order of the fields. */
async function fillIn(playing: Playing, email = 'robin@harborlane.example'): Promise<HTMLElement> {
  const box = await form(playing);
  for (const [at, text] of ['Robin', 'Vale', email, '2075550163'].entries())
    await type(box, 'input.tf-input', text, at);
  await userEvent.selectOptions(await found(box, 'select'), 'en-US');
  await press(box, '.tf-users-choices input');
  await press(box, '.tf-users-columns input');
  return box;
}

/** Opens the confirmation before a user is disabled. */
async function disable({ canvasElement }: Playing, userId: string): Promise<HTMLElement> {
  await press(canvasElement, `[data-user="${userId}"] .tf-users-action .tf-button`);
  const box = await found(canvasElement.ownerDocument, '.tf-dialog');
  await waitFor(() => expect(box).toBeVisible());
  return box;
}

const adding = { value: { user: 'new' } } as const;
const editing = (user: string) => ({ value: { user, pageSize: 50 } });
const all = { value: { pageSize: 50 } } as const;
const rows = async ({ canvasElement }: Playing, count: number): Promise<void> => {
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-user]')).toHaveLength(count));
};

/** Arguments, ports and checks of every state that the contract lists. */
export const userAdminStates: StatesOf<typeof userAdminContract, UserAdminProps> = {
  loading: { ports: users(() => ({ search: never })), shows: 'Loading users' },
  ready: { play: async (playing) => rows(playing, 10) },
  searching: {
    play: async (playing) => {
      await rows(playing, 10);
      await type(playing.canvasElement, 'input[type="search"]', 'ortiz');
      await rows(playing, 1);
    },
  },
  filtered: { args: { value: { permission: 'finance', status: 'enabled' } }, shows: '7 users' },
  sorted: { args: { value: { sort: 'LastAccessedAsc' } }, shows: 'Never' },
  'page-2': { args: { value: { page: 2 } }, shows: 'Noémie Gagnon' },
  'past-end': { args: { value: { page: 99 } }, shows: 'There’s no page 99' },
  'no-match': { args: { value: { search: 'Nobody by this name' } }, shows: 'No users match' },
  empty: {
    ports: users(() => ({
      search: async ({ page, pageSize }) => ({ items: [], page, pageSize, total: 0, hasMore: false }),
    })),
    shows: 'No users yet',
  },
  thousand: { scenario: 'thousand-users', args: all, play: async (playing) => rows(playing, 50) },
  'long-words': {
    ports: users((demo) => ({
      search: async (request, options) => {
        const page = await (demo.search?.(request, options) ?? never());
        const long = (row: UserRow): UserRow => ({
          ...row,
          firstName: 'W'.repeat(40),
          lastName: 'of the harbor '.repeat(6).trim(),
          email: `${'w'.repeat(60)}@${'harbor'.repeat(8)}.example`,
          permissions: ['super', 'ordering', 'finance', 'service'],
          accountCount: 123_456,
        });
        return { ...page, items: page.items.slice(0, 3).map(long) };
      },
    })),
    shows: /^W+ of the harbor/,
  },
  'read-only': { ports: (demo) => ({ users: { search: demo.users?.search } }), shows: 'Camille Bouchard' },
  adding: {
    play: async ({ canvasElement }) => {
      await press(canvasElement, '.tf-users-add');
      await form({ canvasElement });
      await waitFor(() => expect(canvasElement.querySelector('.tf-users-form > .tf-h1')).toHaveFocus());
    },
  },
  flagged: {
    args: adding,
    play: async (playing) => {
      const box = await form(playing);
      await save(box);
      await waitFor(() => expect(playing.canvasElement.querySelector('.tf-error-summary')).toHaveFocus());
      await expect(box.querySelectorAll('.tf-field-error')).toHaveLength(7);
    },
  },
  'email-taken': {
    args: adding,
    play: async (playing) => {
      const box = await fillIn(playing, 'sam@harborlane.example');
      await save(box);
      await waitFor(() => expect(box.querySelectorAll('.tf-field-error')).toHaveLength(1));
      await expect(await found(box, 'input[type="email"]')).toHaveValue('sam@harborlane.example');
    },
  },
  created: {
    play: async (playing) => {
      await press(playing.canvasElement, '.tf-users-add');
      await save(await fillIn(playing));
      await expect(await found(playing.canvasElement, '.tf-banner[data-tone="positive"]')).toBeVisible();
    },
  },
  editing: { args: editing('sam'), play: async (playing) => void (await form(playing)) },
  'changed-elsewhere': {
    args: editing('sam'),
    ports: users((demo) => ({
      edit: async (request, options) => {
        // Refuses the edit while the record is unchanged, as if another user had renamed it first.
        const now = await demo.read?.({ ...request });
        return now && now.firstName === 'Sam'
          ? { outcome: 'refused', reason: 'changed', user: { ...now, firstName: 'Samuel' } }
          : (demo.edit?.(request, options) ?? never());
      },
    })),
    play: async (playing) => {
      const box = await form(playing);
      await type(box, 'input[type="tel"]', '2075550199');
      await save(box);
      await expect(await found(playing.canvasElement, '.tf-banner[data-tone="caution"]')).toBeVisible();
      await expect(await found(box, 'input[type="tel"]')).toHaveValue('(207) 555-0199');
    },
  },
  saved: {
    play: async (playing) => {
      await press(playing.canvasElement, '[data-user="mei"] .tf-users-edit');
      const box = await form(playing);
      await type(box, 'input[type="tel"]', '2075550198', 1);
      await save(box);
      await expect(await found(playing.canvasElement, '.tf-banner[data-tone="positive"]')).toBeVisible();
    },
  },
  'save-failed': {
    args: editing('sam'),
    ports: users(() => ({ edit: fails('unavailable') })),
    play: async (playing) => {
      const box = await form(playing);
      await type(box, 'input.tf-input', 'Samuel');
      await save(box);
      await expect(await found(playing.canvasElement, '.tf-banner[data-tone="critical"]')).toBeVisible();
      await expect(await found(box, 'input.tf-input')).toHaveValue('Samuel');
    },
  },
  'draft-kept': {
    play: async (playing) => {
      await press(playing.canvasElement, '.tf-users-add');
      await type(await form(playing), 'input.tf-input', 'Robin');
      await press(playing.canvasElement, '.tf-users-back');
      await press(playing.canvasElement, '.tf-users-add');
      await expect(await found(await form(playing), 'input.tf-input')).toHaveValue('Robin');
      await expect(await found(playing.canvasElement, '.tf-banner[data-tone="accent"]')).toBeVisible();
    },
  },
  'last-super': {
    args: editing('dana'),
    play: async (playing) => {
      const box = await form(playing);
      await press(box, '.tf-users-choices input');
      await save(box);
      await waitFor(() => expect(box.querySelectorAll('.tf-field-error')).toHaveLength(1));
    },
  },
  'last-super-not-given': {
    args: editing('dana'),
    ports: users((port) => ({
      options: async (...call) => {
        const options = await (port.options?.(...call) ?? never());
        return { ...options, permissions: options.permissions.filter((one) => one !== 'super') };
      },
    })),
    play: async (playing) => {
      const box = await form(playing);
      await press(box, '.tf-users-choices input');
      await save(box);
      // The buyer cannot make another Super User, so the text contains the number of customer service.
      await waitFor(() => expect(box.querySelector('.tf-field-error')).toHaveTextContent('1-888-555-0142'));
    },
  },
  'user-gone': { args: editing('nobody-here'), shows: 'User not found' },
  disabling: { args: all, play: async (playing) => void (await disable(playing, 'sam')) },
  disabled: {
    play: async (playing) => {
      await type(playing.canvasElement, 'input[type="search"]', 'ortiz');
      await rows(playing, 1);
      await press(await disable(playing, 'sam'), '.tf-button', 1);
      await expect(await found(playing.canvasElement, '.tf-focus-on-mount .tf-button')).toBeVisible();
      await waitFor(() =>
        expect(playing.canvasElement.querySelector('[data-user="sam"]')).toHaveAttribute('data-disabled'),
      );
    },
  },
  'disable-failed': {
    args: all,
    play: async (playing) => {
      const box = await disable(playing, 'dana');
      await press(box, '.tf-button', 1);
      await expect(await found(box, '.tf-banner[data-tone="critical"]')).toBeVisible();
    },
  },
  failed: { ports: users(() => ({ search: fails('unexpected') })), shows: 'The users did not load' },
  denied: { user: 'priya', shows: 'Only a Super User can manage users' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
