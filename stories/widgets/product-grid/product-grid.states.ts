import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ProductResult } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import type { productGridContract, ProductGridProps } from '../../../src/widgets/product-grid';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

const nothing: ProductResult = { items: [], page: 0, pageSize: 10, total: 0, hasMore: false, facets: [], sorts: [] };

/** Replaces the search method of the catalog. */
const searching = (demo: Adapter, search: NonNullable<Adapter['catalog']>['search']): Partial<Adapter> => ({
  catalog: { ...demo.catalog, search },
});

/** Returns queries on the card of a product, by its name. */
async function cardOf(canvas: ReturnType<typeof within>, name: string) {
  const [title] = await canvas.findAllByRole('heading', { name });
  const card = title?.closest('li');
  if (!card) throw new Error(`No card of ${name}`);
  return within(card);
}

const juice = 'Sunmill Orange Juice';

/** Waits for the results of the latest request: older ones are marked as busy. */
const waitForFreshResults = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());

type Canvas = ReturnType<typeof within>;

/** Returns the quantity field of a product in the list. */
const fieldOf = (canvas: Canvas, name: RegExp) => canvas.findByRole('textbox', { name });

const cola = /^Cases of Maribel Cola, 24 × 12/;

/** The overlay root is outside the story, in the page's body. */
const overlays = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Setup of every state of the product grid. */
export const productGridStates: StatesOf<typeof productGridContract, ProductGridProps> = {
  loading: { ports: () => ({ catalog: { search: never } }), shows: 'Loading products' },
  ready: { shows: /^203 you can order/ },
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
    // The card shows the new quantity although the backend does not respond.
    ports: (demo) => ({ cart: { ...demo.cart, change: never } }),
    args: { search: 'orange juice' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const card = await cardOf(canvas, juice);
      await waitForFreshResults(canvasElement);
      const quantity = await card.findByRole('spinbutton');
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
  'same-again': {
    args: { search: 'orange juice' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const card = await cardOf(within(canvasElement), juice);
      const again = await card.findByRole('button', {
        name: /^Last: \d+ cases?, .*\. Same again: Sunmill Orange Juice/,
      });
      const cases = /Last: (\d+)/.exec(again.textContent)?.[1];
      await userEvent.click(again);
      await expect(card.getByRole('spinbutton')).toHaveValue(cases);
      await expect(card.getByRole('button', { name: /^Add Sunmill/ })).toBeVisible();
    },
  },
  'low-stock': {
    args: { search: 'lemon tea' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale === 'en-US') await within(canvasElement).findAllByText('Low Stock');
    },
  },
  'out-of-stock': {
    args: { search: 'ginger beer' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const card = await cardOf(canvas, 'Bramrook Ginger Beer');
      await expect(card.getByText('Out of Stock')).toBeVisible();
      await expect(await canvas.findByText('Back Nov 30')).toBeVisible();
    },
  },
  substitutes: {
    args: { search: 'ginger beer' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      await userEvent.click(
        await within(canvasElement).findByRole('button', { name: 'See similar to Bramrook Ginger Beer' }),
      );
      const dialog = within(
        await overlays(canvasElement).findByRole('dialog', { name: 'Similar to Bramrook Ginger Beer' }),
      );
      await expect((await dialog.findAllByRole('heading', { level: 4 })).length).toBeGreaterThanOrEqual(2);
      await waitFor(() => expect(dialog.getByText('$1.90 less')).toBeVisible());
      const [add] = await dialog.findAllByRole('button', { name: /^Add Bramrook/ });
      if (add === undefined) throw new Error('Nothing to add');
      await userEvent.click(add);
      await expect(add).not.toBeInTheDocument();
    },
  },
  'unknown-stock': {
    scenario: 'unknown-enum',
    play: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findAllByRole('heading', { level: 4 })).toHaveLength(10);
      await expect(canvasElement).not.toHaveTextContent('allocated');
    },
  },
  'adding-to-list': {
    args: { search: 'orange juice' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const card = await cardOf(within(canvasElement), juice);
      await userEvent.click(await card.findByRole('button', { name: /^Save to list: Sunmill Orange Juice/ }));
      const dialog = await overlays(canvasElement).findByRole('dialog');
      await waitFor(() => expect(dialog).toBeVisible());
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
  filtered: {
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await canvas.findAllByRole('listitem');
      // In a narrow page the filters open from a button.
      const opener = canvas.queryByRole('button', { name: 'Filter' });
      if (opener !== null) await userEvent.click(opener);
      const place = opener === null ? canvas : within(await overlays(canvasElement).findByRole('dialog'));
      const brand = within(await place.findByRole('group', { name: 'Brand' }));
      await userEvent.click(brand.getByRole('button', { name: /^Show \d+ more: Brand/ }));
      await expect(brand.getAllByRole('checkbox')[6]).toHaveFocus();
      await userEvent.click(brand.getByRole('checkbox', { name: /^Halden/ }));
      await userEvent.click(
        within(place.getByRole('group', { name: 'Package' })).getByRole('checkbox', { name: /^Can / }),
      );
      if (opener !== null) await userEvent.click(await place.findByRole('button', { name: /^Show \d+ products$/ }));
      await waitFor(() =>
        expect(canvas.getAllByRole('listitem').every((item) => item.textContent.includes('Halden'))).toBe(true),
      );
      await expect(canvas.getByRole('button', { name: 'Remove Can, Package' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Can, Package' }));
      await expect(await canvas.findAllByText(/^\d+ products found$/)).not.toHaveLength(0);
      if (opener === null) await expect(brand.getByRole('checkbox', { name: /^Halden/ })).toBeChecked();
      await waitForFreshResults(canvasElement);
    },
  },
  'filters-open': {
    args: { value: { facets: { packageType: ['can'] } }, layout: 'list' },
    play: async ({ canvasElement, globals }) => {
      const canvas = within(canvasElement);
      if (globals.locale !== 'en-US') return;
      await userEvent.click(await canvas.findByRole('button', { name: 'Filter, 1 filter applied' }));
      const dialog = within(await overlays(canvasElement).findByRole('dialog', { name: 'Filter products' }));
      await expect(dialog.getByRole('checkbox', { name: /^Can / })).toBeChecked();
      const show = await dialog.findByRole('button', { name: /^Show \d+ products$/ });
      await waitFor(() => expect(show).toBeVisible());
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Sort by' }), 'Name');
      await waitForFreshResults(canvasElement);
    },
  },
  'no-match-filtered': {
    args: { value: { facets: { brand: ['maribel'], packageType: ['keg'] } } },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await expect(await canvas.findByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Remove Keg' })).toBeVisible();
    },
  },
  'no-match': {
    play: async ({ canvasElement, globals }) => {
      const canvas = within(canvasElement);
      // Two typing errors in a word match nothing; one is tolerated (decision 58).
      await userEvent.type(await canvas.findByRole('searchbox'), 'bramruk gingr');
      await expect(await canvas.findByRole('heading', { name: /bramruk gingr/ })).toBeVisible();
      if (globals.locale !== 'en-US') return;
      await expect(await canvas.findByRole('button', { name: 'Bramrook Ginger Beer' })).toBeVisible();
      await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    },
  },
  'page-2': {
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const first = (await canvas.findAllByRole('heading', { level: 4 }))[0]?.textContent;
      await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
      await expect(await canvas.findByText(/^11–20 of/)).toBeVisible();
      await expect(canvas.getAllByRole('heading', { level: 4 })[0]?.textContent).not.toBe(first);
      await expect(await canvas.findAllByText(/^Page 2 of/)).not.toHaveLength(0);
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Per page' }), '20');
      await expect(await canvas.findByText(/^1–20 of/)).toBeVisible();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Per page' }), '50');
      await expect(await canvas.findByText(/^1–50 of/)).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(50));
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Per page' }), '10');
      await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
      await expect(await canvas.findByText(/^11–20 of/)).toBeVisible();
      await waitForFreshResults(canvasElement);
    },
  },
  'ten-thousand': {
    scenario: 'ten-thousand-products',
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await expect(await canvas.findByText(/^10,000 you can order/)).toBeVisible();
      await userEvent.type(canvas.getByRole('searchbox'), 'hazeldale cold');
      await expect(await canvas.findByText(/^10 products found · /)).toBeVisible();
      await waitForFreshResults(canvasElement);
    },
  },
  list: {
    args: { layout: 'list' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const first = await fieldOf(canvas, cola);
      const fields = canvas.getAllByRole('textbox').filter((field) => field.matches('.tf-entry-quantity:enabled'));
      await userEvent.click(first);
      await userEvent.keyboard('{ArrowDown}');
      await expect(fields[1]).toHaveFocus();
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      await expect(first).toHaveFocus();
      await userEvent.tab();
      await expect(fields[1]).toHaveFocus();
      await userEvent.keyboard('=');
      await expect(fields[1]).toHaveValue('8');
    },
  },
  'list-waiting': {
    args: { layout: 'list' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await userEvent.type(await fieldOf(canvas, cola), '4{Enter}2');
      await expect(await canvas.findByText('2 products')).toBeVisible();
      await expect(
        canvas.getByText(/^6 cases · \$\d+\.\d\d · brings the cart to 40 cases, meeting the minimum of 40$/),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(await canvas.findByText('2 aren’t on this page')).toBeVisible();
      await userEvent.click(canvas.getByText('2 aren’t on this page'));
      await expect(canvas.getByText(/^4 cases of Maribel Cola/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await expect(await fieldOf(canvas, cola)).toHaveValue('4');
      await waitForFreshResults(canvasElement);
    },
  },
  'list-problem': {
    args: { layout: 'list' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const field = await fieldOf(canvas, cola);
      await userEvent.type(field, '0');
      await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
      await expect(await canvas.findByText('Enter 1 or more, or remove it.')).toBeVisible();
      await expect(field).toHaveFocus();
      await expect(canvas.getByText('1 quantity needs attention.')).toBeVisible();
    },
  },
  'list-pasted': {
    args: { layout: 'list' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const field = await fieldOf(canvas, cola);
      await userEvent.click(field);
      await userEvent.paste('3\r\n\r\n12\r\n4 x\r\n');
      await expect(field).toHaveValue('3');
      await expect(await canvas.findByText('Enter a number.')).toBeVisible();
      await expect(canvas.getByText('3 products')).toBeVisible();
      await expect(await canvas.findByText('3 quantities filled in.')).toBeInTheDocument();
    },
  },
  'list-adding': {
    ports: (demo) => ({ cart: { ...demo.cart, change: never } }),
    args: { layout: 'list' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await userEvent.type(await fieldOf(canvas, cola), '4');
      await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
      await expect(await canvas.findByRole('button', { name: /Adding/, busy: true })).toBeVisible();
      await expect(await fieldOf(canvas, cola)).toHaveValue('4');
    },
  },
  'list-partial': {
    scenario: 'partial',
    args: { layout: 'list' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await fieldOf(canvas, cola);
      for (const field of canvas.getAllByRole('textbox').filter((one) => one.matches('.tf-entry-quantity:enabled')))
        await userEvent.type(field, '2');
      await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
      await expect(await canvas.findByText(/products? (was|were) not added as requested/)).toBeVisible();
      await expect(canvas.getAllByText(/^2 (cases|boxes|kegs|cylinders) added/)).not.toHaveLength(0);
      await expect(canvas.getAllByText(/^Not added\. /)).not.toHaveLength(0);
    },
  },
  'list-failed': {
    ports: (demo) => ({ cart: { ...demo.cart, change: fails('rejected') } }),
    args: { layout: 'list' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await userEvent.type(await fieldOf(canvas, cola), '4');
      await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
      await expect(await canvas.findByText(/^Nothing was added\. Your quantities are still here\./)).toBeVisible();
      await expect(await fieldOf(canvas, cola)).toHaveValue('4');
    },
  },
  'list-browse-only': {
    args: { layout: 'list' },
    ports: ({ cart: _, ...demo }) => ({ ...demo, cart: undefined }),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await expect((await canvas.findAllByRole('row')).length).toBe(11);
      await expect(canvasElement.querySelector('.tf-entry-quantity')).toBeNull();
    },
  },
  'past-end': { args: { page: 99 }, shows: 'There’s no page 99' },
  empty: { ports: (demo) => searching(demo, async () => nothing), shows: 'No products yet' },
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
  'list-stopped': {
    scenario: 'blocked-account',
    args: { layout: 'list' },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const add = await canvas.findByRole('button', {
        name: 'Add all',
        description: 'An invoice is more than 30 days late.',
      });
      await expect(add).toHaveAttribute('aria-disabled', 'true');
      await expect(canvasElement.querySelector('.tf-entry-quantity')).toBeNull();
    },
  },
  guest: { scenario: 'guest', shows: /^203 you can order/ },
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
  failed: { ports: (demo) => searching(demo, fails('unexpected')), shows: 'The products did not load' },
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
    shows: 'You need ordering access to see products',
  },
  'signed-out': { scenario: 'signed-out', shows: 'Sign in to see this' },
  offline: {
    ports: (demo) => searching(demo, fails('offline')),
    shows: 'You’re offline. Try again when you’re back online.',
  },
};
