import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ProductDetail } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import type { productDetailsContract, ProductDetailsProps } from '../../../src/widgets/product-details';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

const cola = 'p-104417';
const juice = 'p-677105';
const grapefruit = 'p-330102';
const gingerBeer = 'p-700318';
const lemonTea = 'p-602214';
const keg = 'p-845011';
const cucumber = 'Tarnwick Cucumber Seltzer';

/** Replaces the product method of the catalog. */
const withProduct = (demo: Adapter, product: NonNullable<Adapter['catalog']>['product']): Partial<Adapter> => ({
  catalog: { ...demo.catalog, product },
});

/** Changes the product that the catalog returns. */
const withChangedProduct =
  (change: (product: ProductDetail) => ProductDetail) =>
  (demo: Adapter): Partial<Adapter> =>
    withProduct(demo, async (...given) => {
      const product = await demo.catalog?.product?.(...given);
      return product ? change(product) : null;
    });

/** Queries on the whole page, because dialogs are rendered outside the widget. */
const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Opens the dialog of lists and waits for its transition. */
export async function openLists(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Add to list: / }));
  const dialog = await page(canvasElement).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const longName =
  'Unfiltered Small-Batch Barrel-Aged Blood Orange and Elderflower Tonic Concentrate with Donaudampfschifffahrtsgesellschaftskapitänswürze';

/** Setup of every state of the product page. */
export const productDetailsStates: StatesOf<typeof productDetailsContract, ProductDetailsProps> = {
  loading: { args: { productId: cola }, ports: (demo) => withProduct(demo, never), shows: 'Loading the product' },
  ready: {
    args: { productId: juice },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const article = within(await canvas.findByRole('article', { name: 'Sunmill Orange Juice' }));
      const pictures = within(article.getByRole('group', { name: 'Choose a picture' })).getAllByRole('button');
      await expect(pictures.length).toBeGreaterThan(2);
      pictures[0]?.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(pictures[1]).toHaveFocus();
      await expect(pictures[1]).toHaveAttribute('aria-current', 'true');
      const strip = article.getByRole('group', { name: 'Pictures of Sunmill Orange Juice' });
      await waitFor(() => expect(strip.scrollLeft).toBe(strip.clientWidth));
      for (const name of [
        'Brand',
        'Flavor',
        'Package',
        'Pack size',
        'Unit size',
        'Case quantity',
        'Calories',
        'Caffeine',
        'UPC/EAN',
        'SKU',
      ]) {
        await expect(canvas.getByText(name, { selector: 'dt' })).toBeVisible();
      }
      await expect(canvas.getByText('$27.30')).toBeVisible();
    },
  },
  'in-cart': {
    args: { productId: cola },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const quantity = await canvas.findByRole('spinbutton', { name: /^Cases of Maribel Cola, 24/ });
      await waitFor(() => expect(quantity).toHaveValue('8'));
      await expect(canvas.getByText('8 cases in the cart')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Go to cart' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '0{Enter}');
      await expect(await canvas.findByText('Enter 1 or more, or remove it.')).toBeVisible();
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '1{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: /^Remove Maribel Cola/ }));
      await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(quantity).toHaveValue('1'));
    },
  },
  adding: {
    args: { productId: juice },
    // The page shows the new quantity although the backend does not respond.
    ports: (demo) => ({ cart: { ...demo.cart, change: never } }),
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const add = await canvas.findByRole('button', { name: 'Add to cart' });
      await userEvent.click(canvas.getByRole('button', { name: /^One more of Sunmill Orange Juice, / }));
      add.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('spinbutton', { name: /^Cases of Sunmill Orange Juice, / })).toHaveValue('2');
      await expect(canvas.getByRole('button', { name: /^One more of Sunmill Orange Juice, / })).toHaveFocus();
      await expect(
        await canvas.findByText('Added 2 cases of Sunmill Orange Juice. 36 cases in the cart.'),
      ).toBeInTheDocument();
      await expect(canvas.getByText('2 cases in the cart')).toBeVisible();
    },
  },
  reduced: {
    args: { productId: grapefruit },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await expect(await canvas.findByText('$2.75 off a case')).toBeVisible();
      await expect(canvas.getByText('Original price $27.50')).toBeInTheDocument();
    },
  },
  'same-again': {
    scenario: 'empty-cart',
    args: { productId: cola },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await userEvent.click(await canvas.findByRole('button', { name: 'Add 8 cases again' }));
      await expect(await canvas.findByText('8 cases in the cart')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /again$/ })).toBeNull();
    },
  },
  'low-stock': {
    args: { productId: lemonTea },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const article = within(await canvas.findByRole('article'));
      await expect(article.getByText('Low Stock')).toBeVisible();
      await expect(article.getByText('6 cases left')).toBeVisible();
    },
  },
  'out-of-stock': {
    args: { productId: gingerBeer },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      const article = within(await canvas.findByRole('article'));
      await expect(article.getByText('Back Mon, Nov 30')).toBeVisible();
      await expect(article.queryByRole('spinbutton', { name: /Bramrook.*glass$/ })).toBeNull();
      const instead = await canvas.findByRole('region', { name: 'Replace it with one of these' });
      const add = (await within(instead).findAllByRole('button', { name: /^Add / }))[0];
      if (add === undefined) throw new Error('No substitute to add');
      await userEvent.click(add);
      await waitFor(() => expect(add).not.toBeInTheDocument());
      // Substitutes precede the other content after the product.
      const facts = await canvas.findByRole('region', { name: 'Details' });
      await expect(instead.compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    },
  },
  'price-unavailable': {
    args: { productId: cola },
    ports: withChangedProduct((product) => ({ ...product, name: cucumber, price: { state: 'unavailable' } })),
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const article = within(await within(canvasElement).findByRole('article'));
      await expect(article.getByText('Price on its way')).toBeVisible();
      await expect(article.queryByText('$0.00')).toBeNull();
      await expect(article.queryByRole('spinbutton')).toBeNull();
    },
  },
  'no-image': {
    args: { productId: keg },
    ports: withChangedProduct((product) => ({ ...product, image: null, gallery: [] })),
    shows: 'Fennimore Pale Ale',
  },
  'broken-image': {
    args: { productId: juice },
    ports: withChangedProduct((product) => ({
      ...product,
      image: { source: 'javascript:alert(1)', alt: '' },
      gallery: [
        { source: 'http://plain.example/a.png', alt: '' },
        { source: 'data:image/png;base64,AAAA', alt: 'Does not load' },
        ...product.gallery.slice(0, 2),
      ],
    })),
    play: async ({ canvasElement }) => {
      const thumbs = () => canvasElement.querySelectorAll('.tf-detail-thumb');
      // Only two pictures load.
      await waitFor(() => expect(thumbs()).toHaveLength(2));
    },
  },
  'long-name': {
    args: { productId: juice },
    ports: withChangedProduct((product) => ({
      ...product,
      name: longName,
      brand: 'The Old Harbor Street Small-Batch Mixer Company',
      description: `${longName}. ${product.description}`,
    })),
    shows: /^Unfiltered Small-Batch/,
  },
  'few-facts': {
    args: { productId: juice },
    ports: withChangedProduct((product) => ({
      ...product,
      brand: null,
      flavor: null,
      packageType: null,
      packSize: '',
      unitSize: null,
      caseQuantity: null,
      calories: 0,
      caffeine: Number.NaN,
      upc: null,
      description: null,
      lastOrdered: null,
    })),
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const facts = await within(canvasElement).findByRole('region', { name: 'Details' });
      await expect([...facts.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
        'Calories',
        'SKU',
      ]);
      await expect(canvasElement.textContent).not.toMatch(/NaN|null|undefined/);
    },
  },
  'unknown-stock': {
    args: { productId: juice },
    // A backend can be newer than the library: the cast creates such a label.
    ports: withChangedProduct((product) => ({
      ...product,
      stock: { label: 'allocated' as unknown as null, available: 12, backOn: null },
    })),
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const article = within(await within(canvasElement).findByRole('article'));
      await expect(article.getByText('12 cases left')).toBeVisible();
      await expect(article.queryByText(/allocated/)).toBeNull();
    },
  },
  'list-choice': {
    args: { productId: cola },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const dialog = await openLists(canvasElement);
      await expect(dialog.getByText('8 × Maribel Cola')).toBeVisible();
      await expect(await dialog.findByText('4 of 10 lists')).toBeVisible();
      await expect(dialog.queryByRole('searchbox')).toBeNull();
      // Also when the lists load after the dialog has opened.
      await waitFor(() => expect(dialog.getByRole('button', { name: /^Weekend specials/ })).toHaveFocus());
      await userEvent.click(dialog.getByRole('button', { name: /^Taps and fountain/ }));
      // The toast fades in.
      await waitFor(() => expect(within(canvasElement).getByText('Added to Taps and fountain')).toBeVisible());
      await waitFor(() =>
        expect(within(canvasElement).getByRole('button', { name: /^Add to list: Maribel Cola/ })).toHaveFocus(),
      );
      await expect(within(canvasElement).queryByRole('button', { name: 'Undo' })).toBeNull();
      const again = await openLists(canvasElement);
      const rows = within(await again.findByRole('list', { name: 'Your lists' })).getAllByRole('button');
      await expect(rows[0]).toHaveAccessibleName(/^Taps and fountain.*Last used/);
    },
  },
  'list-new': {
    args: { productId: cola },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const dialog = await openLists(canvasElement);
      await userEvent.click(await dialog.findByRole('button', { name: 'New list' }));
      const name = await dialog.findByRole('textbox', { name: 'List name' });
      await expect(name).toHaveFocus();
      await userEvent.type(name, 'weekend SPECIALS{Enter}');
      await expect(await dialog.findByText(/^A list with this name already exists/)).toBeVisible();
      await expect(name).toHaveValue('weekend SPECIALS');
      await expect(name).toBeInvalid();
    },
  },
  'list-limit': {
    scenario: 'ten-lists',
    args: { productId: cola },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const dialog = await openLists(canvasElement);
      const more = await dialog.findByRole('button', { name: 'New list' });
      await expect(more).toHaveAttribute('aria-disabled', 'true');
      await expect(more).toHaveAccessibleDescription(/^10 of 10 lists/);
      await userEvent.type(dialog.getByRole('searchbox'), 'fóunt');
      await expect(within(dialog.getByRole('list', { name: 'Your lists' })).getAllByRole('button')).toHaveLength(1);
    },
  },
  'ordering-stopped': {
    scenario: 'blocked-account',
    args: { productId: juice },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await expect(await canvas.findByText('Ordering is stopped for Low Tide Arcade Bar')).toBeVisible();
      await canvas.findByRole('article');
      await expect(canvas.queryByRole('spinbutton')).toBeNull();
    },
  },
  guest: { scenario: 'guest', args: { productId: juice }, shows: 'Sunmill Orange Juice' },
  'guest-without-prices': {
    scenario: 'no-prices-guest',
    args: { productId: juice },
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await expect(await canvas.findByText('Sign in to see prices and order')).toBeVisible();
      await canvas.findByRole('article');
      await expect(canvasElement.textContent).not.toContain('$');
      await expect(canvas.queryByRole('spinbutton')).toBeNull();
      await expect(canvas.queryByRole('button', { name: /list/ })).toBeNull();
    },
  },
  'browse-only': {
    args: { productId: juice },
    ports: (demo) => ({ cart: undefined, lists: undefined, catalog: { product: demo.catalog?.product } }),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await canvas.findByRole('article');
      await expect(canvas.queryByRole('spinbutton')).toBeNull();
      await expect(canvasElement.querySelector('.tf-detail-shelf')).toBeNull();
    },
  },
  'not-found': { args: { productId: 'p-none' }, shows: 'This product isn’t available to you' },
  failed: {
    args: { productId: cola },
    ports: (demo) => withProduct(demo, fails('unexpected')),
    shows: 'The product did not load',
  },
  denied: { user: 'priya', args: { productId: cola }, shows: 'You need ordering access to see products' },
  'signed-out': { scenario: 'signed-out', args: { productId: cola }, shows: 'Sign in to see this' },
  offline: {
    args: { productId: cola },
    ports: (demo) => withProduct(demo, fails('offline')),
    shows: 'You’re offline. Try again when you’re back online.',
  },
};
