import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProductGrid, productGridContract } from '../../../src/widgets/product-grid';
import { stateStory } from '../../support/state-stories';
import { productGridStates } from './product-grid.states';

export default { title: 'Widgets/Product grid', component: ProductGrid, tags: ['autodocs'] } satisfies Meta<
  typeof ProductGrid
>;

const story = stateStory(productGridContract, ProductGrid, productGridStates);

export const Ready = story('ready');
export const InCart = story('in-cart');
export const Adding = story('adding');
export const SameAgain = story('same-again');
export const LowStock = story('low-stock');
export const OutOfStock = story('out-of-stock');
export const Substitutes = story('substitutes');
export const UnknownStock = story('unknown-stock');
export const AddingToList = story('adding-to-list');
export const NoPrice = story('no-price');
export const Searching = story('searching');
export const Filtered = story('filtered');
export const FiltersOpen = story('filters-open');
export const NoMatchFiltered = story('no-match-filtered');
export const NoMatch = story('no-match');
export const Page2 = story('page-2');
export const TenThousand = story('ten-thousand');
export const List = story('list');
export const ListWaiting = story('list-waiting');
export const ListProblem = story('list-problem');
export const ListPasted = story('list-pasted');
export const ListAdding = story('list-adding');
export const ListPartial = story('list-partial');
export const ListFailed = story('list-failed');
export const ListBrowseOnly = story('list-browse-only');
export const PastEnd = story('past-end');
export const Loading = story('loading');
export const Empty = story('empty');
export const OrderingStopped = story('ordering-stopped');
export const ListStopped = story('list-stopped');
export const Guest = story('guest');
export const GuestWithoutPrices = story('guest-without-prices');
export const BrowseOnly = story('browse-only');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');

const rendersById = new Map<string, number>();

/** A changed quantity re-renders the footer of its card, not the card. */
export const NoCardWakes = {
  ...story('ready'),
  args: {
    pageSize: 50,
    slots: {
      'card-extra': ({ data: { product } }) => {
        rendersById.set(product.id, (rendersById.get(product.id) ?? 0) + 1);
        return null;
      },
    },
  },
  play: async ({ canvasElement, globals }) => {
    if (globals.locale !== 'en-US') return;
    const canvas = within(canvasElement);
    const cola = { name: 'Cases of Maribel Cola, 24 × 12\u00a0oz cans' };
    await waitFor(() => expect(canvas.getByRole('spinbutton', cola)).toHaveValue('8'));
    const before = new Map(rendersById);
    canvas.getByRole('spinbutton', cola).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('spinbutton', cola)).toHaveValue('9');
    const rerendered = [...rendersById].filter(([id, times]) => times !== before.get(id)).map(([id]) => id);
    await expect(rerendered).toEqual([]);
  },
} satisfies ReturnType<typeof story>;

/** The host cancels an add: the cart does not change. */
export const AddStopped = {
  ...story('ready'),
  args: { search: 'orange juice', onBeforeAdd: (_, event) => event.preventDefault() },
  play: async ({ canvasElement, globals }) => {
    if (globals.locale !== 'en-US') return;
    const canvas = within(canvasElement);
    const add = await canvas.findByRole('button', { name: /^Add Sunmill Orange Juice, 24/ });
    await userEvent.click(add);
    await expect(add).toBeVisible();
  },
} satisfies ReturnType<typeof story>;

/** The store refuses the product: the card is as before, and a toast shows the product and the reason. */
export const AddRefused = stateStory(productGridContract, ProductGrid, {
  ...productGridStates,
  adding: {
    args: { search: 'orange juice' },
    ports: (demo) => ({
      cart: { ...demo.cart, change: async () => ({ outcome: 'refused', cart: null, reason: 'not-listed' }) },
    }),
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const add = { name: /^Add Sunmill Orange Juice, 24/ };
      await userEvent.click(await within(canvasElement).findByRole('button', add));
      const page = within(canvasElement.ownerDocument.body);
      await waitFor(() =>
        expect(
          page
            .getAllByText('Sunmill Orange Juice was not added. It’s not available to your account.')
            .some((toast) => toast.checkVisibility()),
        ).toBe(true),
      );
      await expect(await within(canvasElement).findByRole('button', add)).toBeVisible();
    },
  },
})('adding');

/** A typed quantity belongs to its product, although the next page reuses the card element. */
export const TypedStaysWithItsProduct = {
  ...story('ready'),
  play: async ({ canvasElement, globals }) => {
    if (globals.locale !== 'en-US') return;
    const canvas = within(canvasElement);
    const place = () => canvas.getAllByRole('spinbutton')[1];
    const field = await canvas.findByRole('spinbutton', { name: /^Cases of Sunmill Orange Juice/ });
    await expect(place()).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await expect(await canvas.findByText('Enter 1 or more, or remove it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText(/^11–20 of/)).toBeVisible();
    await expect(canvas.queryByText('Enter 1 or more, or remove it.')).toBeNull();
    await expect(place()).not.toHaveValue('0');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(await canvas.findByText(/^1–10 of/)).toBeVisible();
    await expect(await canvas.findByRole('spinbutton', { name: /^Cases of Sunmill Orange Juice/ })).toHaveValue('0');
    await expect(await canvas.findByText('Enter 1 or more, or remove it.')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
} satisfies ReturnType<typeof story>;
