import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProductGrid, productGridContract } from '../../../src/widgets/product-grid';
import { stateStory } from '../../support/state-stories';
import { productGridStates } from './product-grid.states';

export default { title: 'Widgets/Product grid', component: ProductGrid } satisfies Meta<typeof ProductGrid>;

const story = stateStory(productGridContract, ProductGrid, productGridStates);

export const Ready = story('ready');
export const InCart = story('in-cart');
export const Adding = story('adding');
export const LowStock = story('low-stock');
export const OutOfStock = story('out-of-stock');
export const NoPrice = story('no-price');
export const Searching = story('searching');
export const NoMatch = story('no-match');
export const Page2 = story('page-2');
export const PastEnd = story('past-end');
export const Loading = story('loading');
export const Empty = story('empty');
export const OrderingStopped = story('ordering-stopped');
export const Guest = story('guest');
export const GuestWithoutPrices = story('guest-without-prices');
export const BrowseOnly = story('browse-only');
export const Failed = story('failed');
export const Denied = story('denied');
export const SignedOut = story('signed-out');
export const Offline = story('offline');

const drawn = new Map<string, number>();

/** A change of one quantity draws one card, whatever else is on the page. */
export const OneCardWakes = {
  ...story('ready'),
  args: {
    pageSize: 50,
    slots: {
      cardExtra: ({ product }) => {
        drawn.set(product.id, (drawn.get(product.id) ?? 0) + 1);
        return null;
      },
    },
  },
  play: async ({ canvasElement, globals }) => {
    if (globals.locale !== 'en-US') return;
    const canvas = within(canvasElement);
    const cola = { name: 'Cases of Maribel Cola, 24 × 12\u00a0oz cans' };
    await waitFor(() => expect(canvas.getByRole('spinbutton', cola)).toHaveValue('8'));
    const before = new Map(drawn);
    canvas.getByRole('spinbutton', cola).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('spinbutton', cola)).toHaveValue('9');
    const woken = [...drawn].filter(([id, times]) => times !== before.get(id)).map(([id]) => id);
    await expect(woken).toEqual(['p-104417']);
  },
} satisfies ReturnType<typeof story>;

/** The host stops an add: the cart stays as it is. */
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
