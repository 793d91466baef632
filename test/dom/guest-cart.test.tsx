import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getCartRuntime } from '../../src/runtime/cart/cart.store';
import { guestCart } from '../../src/runtime/guest-cart';
import { storedKey, storeFor } from '../../src/runtime/storage';
import { Cart } from '../../src/widgets/cart';
import { Checkout } from '../../src/widgets/checkout';
import { waitUntilStable } from './faults/page';
import { openSite, type SiteOptions } from './faults/site';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const choice = 'session and local';
const locale = 'en-US';
const accountId = 'harbor-lane-taproom';
const juice = { productId: 'p-677105', sku: '677105', name: 'Sunmill Orange Juice', quantity: 6 };
const unknown = { productId: 'p-999999', sku: '999999', name: 'A product of another store', quantity: 1 };

const pick = (id: string, ...picks: readonly object[]) =>
  storeFor('guestCart', choice).set(storedKey('guestCart', id), JSON.stringify(picks));
const mergeDialog = (place: HTMLElement) =>
  within(place).queryByRole('region', { name: 'Products you picked as a guest' });

/** A page of a signed-in buyer, after the page load of the sign-in. */
async function openSignedIn(id: string, options: SiteOptions = {}) {
  const site = openSite({ id, user: 'dana', scenario: 'empty-cart', ...options });
  const place = site.show(<Cart />);
  await waitUntilStable();
  // It loads in a chunk of its own.
  await expect.poll(() => mergeDialog(place)).not.toBeNull();
  const quantities = async () =>
    Object.fromEntries(
      (await site.demo.cart.read({ accountId, locale })).lines.map(({ product, quantity }) => [product.sku, quantity]),
    );
  return { site, place, quantities, waits: () => guestCart(site.adapter, choice) };
}

it('is stored in the tab while the guest fills it, and removed when it is empty', async () => {
  const guest = openSite({ id: 'guest-fills', scenario: 'guest' });
  guest.show(<Cart />);
  await waitUntilStable();
  const product = await guest.demo.catalog.product({ productId: juice.productId, accountId: null, locale });
  if (product === null) throw new Error('A guest sees the product');
  const cart = getCartRuntime(guest.adapter, null);
  cart.setProduct(product, 6);
  await cart.settle();
  await waitUntilStable();
  expect(guestCart(guest.adapter, choice)).toMatchObject([{ sku: '677105', quantity: 6 }]);
  cart.setProduct(product, 0);
  await cart.settle();
  await waitUntilStable();
  expect(guestCart(guest.adapter, choice)).toEqual([]);
});

it('is merged into the account’s cart when the buyer confirms, and is not offered again', async () => {
  pick('adds', juice);
  const { place, quantities, waits } = await openSignedIn('adds');
  const dialog = mergeDialog(place);
  expect(dialog?.textContent).toContain('Add the 1 product you picked as a guest to Harbor Lane Taproom’s cart?');
  fireEvent.click(within(dialog ?? place).getByRole('button', { name: 'Add' }));
  await expect.poll(quantities).toMatchObject({ '677105': 6 });
  await expect.poll(() => mergeDialog(place)).toBeNull();
  expect(waits()).toEqual([]);
});

it('is discarded when the buyer chooses that', async () => {
  pick('discards', juice);
  const { place, quantities, waits } = await openSignedIn('discards');
  fireEvent.click(within(mergeDialog(place) ?? place).getByRole('button', { name: 'Discard' }));
  expect([mergeDialog(place), waits(), await quantities()]).toEqual([null, [], {}]);
});

it('reports line by line what the account can not order, and adds the rest', async () => {
  pick('partial', juice, unknown);
  const { place, quantities } = await openSignedIn('partial');
  await expect.poll(() => mergeDialog(place)?.textContent).toContain('Add the 1 product');
  expect(
    within(mergeDialog(place) ?? place)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringMatching(/^A product of another store: ./)]);
  fireEvent.click(within(mergeDialog(place) ?? place).getByRole('button', { name: 'Add' }));
  await expect.poll(quantities).toEqual({ '677105': 6 });
});

it('stays stored while adding fails', async () => {
  pick('fails', juice);
  const { place, waits } = await openSignedIn('fails', {
    instead: (method, next) =>
      method === 'catalog.match' || method === 'catalog.product' ? Promise.reject(new Error('down')) : next(),
  });
  fireEvent.click(within(mergeDialog(place) ?? place).getByRole('button', { name: 'Add' }));
  await expect.poll(() => mergeDialog(place)?.textContent).toContain('The products weren’t added.');
  expect(waits()).toHaveLength(1);
});

it('is offered once per page, and not where the backend merges carts on its own', async () => {
  pick('once', juice);
  const site = openSite({ id: 'once', user: 'dana', scenario: 'empty-cart' });
  const place = site.show(
    <>
      <Cart />
      <Checkout />
    </>,
  );
  await waitUntilStable();
  await expect
    .poll(() => within(place).queryAllByRole('region', { name: 'Products you picked as a guest' }).length)
    .toBe(1);
  cleanup();
  pick('merges', juice);
  const merging = openSite({ id: 'merges', user: 'dana' });
  Object.assign(merging.adapter, { mergesGuestCart: true });
  const there = merging.show(<Cart />);
  await waitUntilStable();
  expect(mergeDialog(there)).toBeNull();
});
