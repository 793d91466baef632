import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Adapter } from '../../../src/ports';
import type { shoppingListsContract, ShoppingListsProps } from '../../../src/widgets/shopping-lists';
import { waitForDialogClose } from '../../support/wait-for-dialog-close';
import { fails, never } from '../../support/ports';
import { spoken } from '../../support/spoken';
import type { StateStory, StatesOf } from '../../support/state-stories';

type Playing = Parameters<NonNullable<StateStory<ShoppingListsProps>['play']>>[0];

const inEnglish = ({ globals }: Playing) => globals.locale === 'en-US';
const press = async (canvas: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(canvas).findByRole('button', { name }));
const loaded = (canvas: HTMLElement) =>
  waitFor(() => {
    const found = [...canvas.querySelectorAll<HTMLElement>('.tf-lists-item')];
    if (found.length === 0) throw new Error('Nothing is on the list yet');
    return found;
  });
/** The items of the list. On a phone the list has to be opened first. */
async function rows(canvas: HTMLElement): Promise<HTMLElement[]> {
  const [first] = await loaded(canvas);
  if (first?.checkVisibility() === false) {
    const list =
      canvas.querySelector<HTMLElement>('.tf-lists-row[aria-current]') ??
      canvas.querySelector<HTMLElement>('.tf-lists-row');
    if (list !== null) await userEvent.click(list);
    await waitFor(async () => expect((await loaded(canvas))[0]?.checkVisibility()).toBe(true));
  }
  return loaded(canvas);
}

async function dialogOf(canvas: HTMLElement) {
  const dialog = await waitFor(() => {
    const found = canvas.ownerDocument.querySelector<HTMLElement>('.tf-dialog');
    if (found === null) throw new Error('No dialog opened');
    return found;
  });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Steps that run in English only, because they search for texts. */
const english = (play: (canvas: HTMLElement) => Promise<unknown>) => async (playing: Playing) => {
  if (inEnglish(playing)) await play(playing.canvasElement);
};

const lists =
  (change: Partial<NonNullable<Adapter['lists']>>) =>
  (demo: Adapter): Partial<Adapter> => ({ lists: { ...demo.lists, ...change } });

const others = { accountId: 'harbor-lane-taproom' } as const;

const open = { args: { listId: 'list-harbor-lane-taproom-2' } } as const;

/** Arguments, ports and checks of every state that the contract lists. */
export const shoppingListsStates: StatesOf<typeof shoppingListsContract, ShoppingListsProps> = {
  loading: { ports: lists({ list: never }), shows: 'Loading your lists' },
  ready: { play: async ({ canvasElement }) => void (await loaded(canvasElement)) },
  empty: { scenario: 'no-lists', shows: 'No lists yet' },
  open: { ...open, play: async ({ canvasElement }) => void (await rows(canvasElement)) },
  'empty-list': {
    play: english(async (canvas) => {
      await press(canvas, 'New list');
      const dialog = await dialogOf(canvas);
      await userEvent.type(dialog.getByRole('textbox', { name: 'List name' }), 'Terrace');
      await userEvent.click(dialog.getByRole('button', { name: 'Create list' }));
      await waitForDialogClose();
      await expect(await within(canvas).findByText('Nothing on this list yet')).toBeVisible();
      await expect(within(canvas).queryByRole('button', { name: /to cart$/ })).toBeNull();
    }),
  },
  'list-gone': { args: { listId: 'nobodys-list' }, shows: 'List not found' },
  searching: {
    args: { listId: 'list-harbor-lane-taproom-1' },
    play: english(async (canvas) => {
      await rows(canvas);
      await userEvent.type(
        await within(canvas).findByRole('searchbox', { name: 'Search this list' }),
        'nothing like it',
      );
      await waitFor(() => expect(canvas.querySelector('.tf-lists-none')).toHaveTextContent('nothing like it'));
      await spoken(canvas, 'nothing like it');
    }),
  },
  selecting: {
    play: english(async (canvas) => {
      const [first] = await rows(canvas);
      await userEvent.click(within(first ?? canvas).getByRole('checkbox'));
      await expect(await within(canvas).findByText('1 selected')).toBeVisible();
      await expect(await within(canvas).findByRole('button', { name: 'Add 1 to cart' })).toBeVisible();
    }),
  },
  arranging: {
    play: english(async (canvas) => {
      const before = (await rows(canvas)).map(({ dataset }) => dataset['item']);
      await press(canvas, 'Rearrange');
      const [first] = await rows(canvas);
      await userEvent.click(within(first ?? canvas).getByRole('button', { name: /down/ }));
      await waitFor(async () =>
        expect((await rows(canvas)).map(({ dataset }) => dataset['item']).slice(0, 2)).toEqual([before[1], before[0]]),
      );
    }),
  },
  'new-list': {
    play: english(async (canvas) => {
      await press(canvas, 'New list');
      const dialog = await dialogOf(canvas);
      await userEvent.click(dialog.getByRole('button', { name: 'Create list' }));
      await expect(await dialog.findByText('Enter a name for the list.')).toBeVisible();
    }),
  },
  limit: {
    scenario: 'ten-lists',
    play: english(async (canvas) => {
      const button = await within(canvas).findByRole('button', { name: 'New list' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(/10 of 10/);
    }),
  },
  renaming: {
    play: english(async (canvas) => {
      await rows(canvas);
      await press(canvas, 'Edit list');
      await expect((await dialogOf(canvas)).getByRole('textbox', { name: 'List name' })).toHaveValue(
        'Weekend specials',
      );
    }),
  },
  deleting: {
    play: english(async (canvas) => {
      await rows(canvas);
      await press(canvas, 'Delete list');
      const dialog = await dialogOf(canvas);
      await expect(dialog.getByRole('heading', { name: 'Delete Weekend specials?' })).toBeVisible();
      await expect(dialog.getByText(/You can undo this/)).toBeVisible();
    }),
  },
  deleted: {
    play: english(async (canvas) => {
      await rows(canvas);
      await press(canvas, 'Delete list');
      await userEvent.click((await dialogOf(canvas)).getByRole('button', { name: 'Delete list' }));
      await press(canvas, 'Undo');
      const back = await within(canvas).findByText('Weekend specials restored');
      await waitFor(() => expect(back).toBeVisible());
    }),
  },
  sharing: {
    play: english(async (canvas) => {
      await rows(canvas);
      await press(canvas, 'Share');
      const dialog = await dialogOf(canvas);
      await expect(await dialog.findByRole('combobox', { name: 'Access for Sam Ortiz' })).toBeVisible();
    }),
  },
  'view-only': {
    args: { listId: 'list-harbor-lane-taproom-3' },
    play: english(async (canvas) => {
      const [first] = await rows(canvas);
      await expect(await within(canvas).findByText('You can order from this list but not change it.')).toBeVisible();
      // A viewer can only add products to the cart and export the list.
      await expect(await within(canvas).findByRole('button', { name: 'Export' })).toBeVisible();
      await expect(await within(canvas).findByRole('button', { name: /^Add .* to cart$/ })).toBeVisible();
      for (const name of ['Edit list', 'Share', 'Delete list', 'Import', 'Rearrange'])
        await expect(within(canvas).queryByRole('button', { name })).toBeNull();
      await expect(within(first ?? canvas).queryByRole('spinbutton')).toBeNull();
      await expect(within(first ?? canvas).queryByRole('button')).toBeNull();
    }),
  },
  unavailable: {
    ports: (demo) => ({
      lists: {
        ...demo.lists,
        read: async (...given) => {
          const found = (await demo.lists?.read?.(...given)) ?? null;
          return (
            found && {
              ...found,
              items: {
                ...found.items,
                items: found.items.items.map((entry, at) =>
                  at === 1 ? { ...entry, problem: 'out-of-stock' as const } : entry,
                ),
              },
            }
          );
        },
      },
    }),
    play: english(async (canvas) => {
      const all = await rows(canvas);
      await expect(within(all[1] ?? canvas).getByText('Out of Stock')).toBeVisible();
      // Another product is out of stock until a known date. Both stay on the list, and the rest can be ordered.
      await expect(within(canvas).getByText(/^Out of stock until/)).toBeVisible();
      await expect(await within(canvas).findByText('2 can’t be ordered now')).toBeVisible();
      await expect(within(canvas).getByRole('button', { name: `Add all ${all.length - 2} to cart` })).toBeVisible();
    }),
  },
  removed: {
    play: english(async (canvas) => {
      const before = (await rows(canvas)).map(({ dataset }) => dataset['item']);
      const [first] = await rows(canvas);
      await userEvent.click(
        within(first ?? canvas)
          .getAllByRole('button', { name: /^Remove/ })
          .at(-1) ?? canvas,
      );
      await press(canvas, 'Undo');
      await waitFor(async () => expect((await rows(canvas)).map(({ dataset }) => dataset['item'])).toEqual(before));
    }),
  },
  'not-saved': {
    ports: lists({ setQuantity: fails('unavailable') }),
    play: english(async (canvas) => {
      const [first] = await rows(canvas);
      await userEvent.click(within(first ?? canvas).getByRole('button', { name: /^One more/ }));
      const again = await within(canvas).findByRole('button', { name: 'Try again' });
      // The toast fades in.
      await waitFor(() => expect(again).toBeVisible());
    }),
  },
  added: {
    scenario: 'empty-cart',
    play: english(async (canvas) => {
      await rows(canvas);
      await press(canvas, /^Add all/);
      const added = await within(canvas).findByText(/added to the cart/);
      await waitFor(() => expect(added).toBeVisible());
    }),
  },
  partial: {
    scenario: 'partial',
    play: english(async (canvas) => {
      await rows(canvas);
      await press(canvas, /^Add all/);
      await expect(await within(canvas).findByText(/not added as requested|Nothing was added/)).toBeVisible();
    }),
  },
  'import-preview': {
    play: english(async (canvas) => {
      await rows(canvas);
      await press(canvas, 'Import');
      const dialog = await dialogOf(canvas);
      await userEvent.type(await dialog.findByRole('textbox'), '104417; 8\n999999; 1');
      await userEvent.click(dialog.getByRole('button', { name: 'Check products' }));
      await expect(await dialog.findByText(/1 line ready to add/)).toBeVisible();
    }),
  },
  'ordering-stopped': {
    scenario: 'blocked-account',
    // The blocked account has no lists, so the story uses those of another account.
    ports: (demo) => ({
      lists: {
        ...demo.lists,
        list: (request, options) => demo.lists?.list?.({ ...request, ...others }, options) ?? never(),
        read: (request, options) => demo.lists?.read?.({ ...request, ...others }, options) ?? never(),
      },
    }),
    play: english(async (canvas) => {
      await rows(canvas);
      await expect(await within(canvas).findByText(/^Ordering is stopped for/)).toBeVisible();
      // The button is disabled and has a reason (decision 54).
      const add = within(canvas).getByRole('button', { name: /to cart$/ });
      await expect(add).toHaveAttribute('aria-disabled', 'true');
      await expect(add).toHaveAccessibleDescription();
      // The list itself can still be edited.
      await expect(within(canvas).getByRole('button', { name: 'Edit list' })).toBeVisible();
    }),
  },
  failed: { ports: lists({ list: fails('forbidden') }), shows: 'Your lists could not be retrieved' },
  'items-failed': {
    ports: lists({ read: fails('forbidden') }),
    play: english(async (canvas) => {
      const failure = await within(canvas).findByText('The list could not be retrieved');
      // On a phone the list has to be opened first.
      const list = canvas.querySelector<HTMLElement>('.tf-lists-row');
      if (!failure.checkVisibility() && list !== null) await userEvent.click(list);
      await waitFor(() => expect(failure).toBeVisible());
    }),
  },
  denied: { user: 'priya', shows: 'You need ordering access to use lists' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
