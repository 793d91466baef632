import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PortError } from '../../../src/ports';
import { ProductDetails, productDetailsContract } from '../../../src/widgets/product-details';
import { waitForDialogClose } from '../../support/wait-for-dialog-close';
import { fails } from '../../support/ports';
import { stateStory } from '../../support/state-stories';
import { openLists, productDetailsStates } from './product-details.states';

export default { title: 'Widgets/Product details', component: ProductDetails, tags: ['autodocs'] } satisfies Meta<
  typeof ProductDetails
>;

const story = stateStory(productDetailsContract, ProductDetails, productDetailsStates);

export const Ready = story('ready');
export const InCart = story('in-cart');
export const Adding = story('adding');
export const Reduced = story('reduced');
export const SameAgain = story('same-again');
export const LowStock = story('low-stock');
export const OutOfStock = story('out-of-stock');
export const PriceUnavailable = story('price-unavailable');
export const NoImage = story('no-image');
export const BrokenImage = story('broken-image');
export const LongName = story('long-name');
export const FewFacts = story('few-facts');
export const UnknownStock = story('unknown-stock');
export const ListChoice = story('list-choice');
export const ListNew = story('list-new');
export const ListLimit = story('list-limit');
export const OrderingStopped = story('ordering-stopped');
export const Guest = story('guest');
export const GuestWithoutPrices = story('guest-without-prices');
export const BrowseOnly = story('browse-only');
export const Loading = story('loading');
export const NotFound = story('not-found');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');

/** The first list of an account is created from the product page; a failure keeps the typed name. */
export const FirstList = stateStory(productDetailsContract, ProductDetails, {
  ...productDetailsStates,
  'list-new': {
    scenario: 'no-lists',
    args: { productId: 'p-677105' },
    ports: (demo) => {
      let calls = 0;
      const create = demo.lists?.create;
      return {
        lists: {
          ...demo.lists,
          create: (...given) => {
            calls += 1;
            return calls === 1 || create === undefined
              ? Promise.reject(new PortError('unavailable', 'Down'))
              : create(...given);
          },
        },
      };
    },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const dialog = await openLists(canvasElement);
      const name = await dialog.findByRole('textbox', { name: 'List name' });
      await userEvent.click(dialog.getByRole('button', { name: 'Create and add' }));
      await expect(await dialog.findByText('Enter a name for the list.')).toBeVisible();
      await userEvent.type(name, 'Breakfast{Enter}');
      await expect(await dialog.findByText('Nothing was added')).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'List name' })).toHaveValue('Breakfast');
      await userEvent.click(dialog.getByRole('button', { name: 'Create and add' }));
      await waitFor(() => expect(canvas.getByText('Added to Breakfast')).toBeVisible());
      await waitForDialogClose();
    },
  },
})('list-new');

/** Lists that fail to load: the reason and a retry. */
export const ListsNotRetrieved = stateStory(productDetailsContract, ProductDetails, {
  ...productDetailsStates,
  'list-choice': {
    args: { productId: 'p-677105' },
    ports: (demo) => ({ lists: { ...demo.lists, list: fails('forbidden') } }),
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const dialog = await openLists(canvasElement);
      await expect(await dialog.findByRole('heading', { name: 'Your lists could not be retrieved' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(dialog.queryByRole('button', { name: 'New list' })).toBeNull();
    },
  },
})('list-choice');

/** A full list: its name, the reason, and the other lists. */
export const ListNotUpdated = stateStory(productDetailsContract, ProductDetails, {
  ...productDetailsStates,
  'list-choice': {
    args: { productId: 'p-677105' },
    ports: (demo) => ({
      lists: { ...demo.lists, addItems: async () => ({ outcome: 'refused', reason: 'list-full' }) },
    }),
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const dialog = await openLists(canvasElement);
      await userEvent.click(await dialog.findByRole('button', { name: /^Weekend specials/ }));
      await expect(await dialog.findByText('Nothing was added to Weekend specials')).toBeVisible();
      await expect(dialog.getByText('This list is full (200 products). Choose another list.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: /^Taps and fountain/ })).toBeEnabled();
    },
  },
})('list-choice');

/** Lists that can not be created: the control is absent. */
export const ListsAsTheyAre = stateStory(productDetailsContract, ProductDetails, {
  ...productDetailsStates,
  'list-choice': {
    args: { productId: 'p-677105' },
    ports: (demo) => ({ lists: { list: demo.lists?.list, addItems: demo.lists?.addItems } }),
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const dialog = await openLists(canvasElement);
      await dialog.findByRole('button', { name: /^Taps and fountain/ });
      await expect(dialog.queryByRole('button', { name: 'New list' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitForDialogClose();
    },
  },
})('list-choice');

/** The host cancels an add: the cart does not change. */
export const AddStopped = {
  ...story('ready'),
  args: { productId: 'p-677105', onBeforeAdd: (_, event) => event.preventDefault() },
  play: async ({ canvasElement, globals }) => {
    if (globals.locale !== 'en-US') return;
    const add = await within(canvasElement).findByRole('button', { name: 'Add to cart' });
    await userEvent.click(add);
    await expect(add).toBeVisible();
  },
} satisfies ReturnType<typeof story>;
