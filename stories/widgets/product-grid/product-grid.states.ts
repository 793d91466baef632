import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ProductResult } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import type { productGridContract, ProductGridProps } from '../../../src/widgets/product-grid';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

const nothing: ProductResult = { items: [], page: 0, pageSize: 10, total: 0, hasMore: false, facets: [], sorts: [] };

/** The catalog with other answers in place of its search. */
const searching = (demo: Adapter, search: NonNullable<Adapter['catalog']>['search']): Partial<Adapter> => ({ catalog: { ...demo.catalog, search } });

/** The card of a product, by its name. */
async function cardOf(canvas: ReturnType<typeof within>, name: string) {
  const [title] = await canvas.findAllByRole('heading', { name });
  const card = title?.closest('li');
  if (!card) throw new Error(`No card of ${name}`);
  return within(card);
}

const juice = 'Sunmill Orange Juice';

/** A way to every state of the product grid. */
export const productGridStates: StatesOf<typeof productGridContract, ProductGridProps> = {
  loading: { ports: () => ({ catalog: { search: never } }) },
  ready: {},
  'in-cart': {
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const cola = await cardOf(canvas, 'Maribel Cola');
      const quantity = await cola.findByRole('spinbutton', { name: /^Cases of Maribel Cola, 24/ });
      await waitFor(() => expect(quantity).toHaveValue('8'));
      await expect(cola.queryByRole('button', { name: /^Add/ })).toBeNull();
      await userEvent.click(cola.getByRole('button', { name: /^One more of/ }));
      await expect(quantity).toHaveValue('9');
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '0{Enter}');
      await expect(await cola.findByText('Enter 1 or more, or remove it.')).toBeVisible();
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '1{Enter}');
      const remove = cola.getByRole('button', { name: /^Remove Maribel Cola/ });
      await userEvent.click(remove);
      await expect(cola.getByRole('button', { name: /^Add Maribel Cola/ })).toBeVisible();
      await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(quantity).toHaveValue('1'));
      await expect(cola.queryByRole('button', { name: /^Add/ })).toBeNull();
    },
  },
  adding: {
    // Nothing answers, and the card still shows what was asked for.
    ports: (demo) => ({ cart: { ...demo.cart, change: never } }),
    args: { search: 'orange juice' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const card = await cardOf(canvas, juice);
      await waitFor(() => expect(canvasElement.querySelector('[data-stale]')).toBeNull());
      const quantity = card.getByRole('spinbutton');
      await userEvent.click(card.getByRole('button', { name: /^One more of/ }));
      await expect(quantity).toHaveValue('2');
      const add = card.getByRole('button', { name: /^Add/ });
      add.focus();
      await userEvent.keyboard('{Enter}');
      await expect(card.queryByRole('button', { name: /^Add/ })).toBeNull();
      await expect(quantity).toHaveValue('2');
      await expect(card.getByRole('button', { name: /^One more of/ })).toHaveFocus();
      await expect(await canvas.findByText(`Added 2 cases of ${juice}. 36 cases in the cart.`)).toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await expect(quantity).toHaveValue('3');
    },
  },
  'low-stock': {
    args: { search: 'lemon tea' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale === 'en-US') await within(canvasElement).findAllByText('Low stock');
    },
  },
  'out-of-stock': {
    args: { search: 'ginger beer' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await canvas.findByText('Out of stock');
      await expect(await canvas.findByText('Back Nov 30')).toBeVisible();
    },
  },
  'no-price': {
    args: { search: 'cucumber seltzer' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await expect(await canvas.findByText('Price on its way')).toBeVisible();
      await expect(canvas.queryByText('$0.00')).toBeNull();
    },
  },
  searching: {
    play: async ({ canvasElement, globals }) => {
      const canvas = within(canvasElement);
      const field = await canvas.findByRole('searchbox');
      await canvas.findAllByRole('listitem');
      await userEvent.type(field, '104417');
      if (globals.locale === 'en-US') await expect(await canvas.findAllByText('1 product found')).not.toHaveLength(0);
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    },
  },
  'no-match': {
    play: async ({ canvasElement, globals }) => {
      const canvas = within(canvasElement);
      await userEvent.type(await canvas.findByRole('searchbox'), 'gingr zzz');
      await expect(await canvas.findByRole('heading', { name: /gingr zzz/ })).toBeVisible();
      if (globals.locale !== 'en-US') return;
      await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    },
  },
  'page-2': {
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const first = (await canvas.findAllByRole('heading', { level: 4 }))[0]?.textContent;
      await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
      await expect(await canvas.findByText(/^11 to 20 of/)).toBeVisible();
      await expect(canvas.getAllByRole('heading', { level: 4 })[0]?.textContent).not.toBe(first);
      await expect(await canvas.findByText(/^Page 2 of/)).toBeInTheDocument();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), '20');
      await expect(await canvas.findByText(/^1 to 20 of/)).toBeVisible();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), '10');
      await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
      await expect(await canvas.findByText(/^11 to 20 of/)).toBeVisible();
    },
  },
  'past-end': { args: { page: 99 } },
  empty: { ports: (demo) => searching(demo, async () => nothing) },
  'ordering-stopped': {
    scenario: 'blocked-account',
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await expect(await canvas.findByText('Ordering is stopped for Low Tide Arcade Bar')).toBeVisible();
      await canvas.findAllByRole('listitem');
      await expect(canvas.queryAllByRole('spinbutton')).toHaveLength(0);
    },
  },
  guest: { scenario: 'guest' },
  'guest-without-prices': {
    scenario: 'no-prices-guest',
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await expect(await canvas.findByText('Sign in to see prices and order')).toBeVisible();
      await canvas.findAllByRole('listitem');
      await expect(canvasElement.textContent).not.toContain('$');
      await expect(canvas.queryAllByRole('spinbutton')).toHaveLength(0);
    },
  },
  'browse-only': {
    ports: ({ cart: _, ...demo }) => ({ ...demo, cart: undefined }),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await canvas.findAllByRole('listitem');
      await expect(canvas.queryAllByRole('spinbutton')).toHaveLength(0);
    },
  },
  failed: { ports: (demo) => searching(demo, fails('unexpected')) },
  denied: {
    ports: (demo) => ({
      session: {
        ...demo.session,
        user: async (...given) => {
          if (demo.session?.user === undefined) throw new Error('The demo has a user');
          return { ...(await demo.session.user(...given)), permissions: ['finance'] };
        },
      },
    }),
  },
  'signed-out': { scenario: 'signed-out' },
  offline: { ports: (demo) => searching(demo, fails('offline')) },
};
