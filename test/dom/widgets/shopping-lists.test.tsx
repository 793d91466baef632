import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain';
import { ShoppingLists } from '../../../src/widgets/shopping-lists';
import { home, waitUntilStable } from '../faults/journeys';
import { openSite } from '../faults/site';

afterEach(cleanup);

const button = (place: HTMLElement, name: string | RegExp) => within(place).findByRole('button', { name });
const storedLists = async (site: ReturnType<typeof openSite>) =>
  (await site.demo.demo.peek()).lists.filter(({ accountId }) => accountId === home);

describe('a list', () => {
  it('that could not be deleted stays, with the reason, and can be deleted then', async () => {
    const site = openSite();
    const place = site.show(<ShoppingLists />);
    await waitUntilStable();
    const before = (await storedLists(site)).length;
    site.demo.demo.setFaults([{ method: 'lists.remove', kind: 'unavailable', times: 1 }]);
    fireEvent.click(await button(place, 'Delete list'));
    fireEvent.click(await button(await screen.findByRole('alertdialog'), 'Delete list'));
    expect(await screen.findByText(/was not changed\. The ordering service isn’t available right now\./)).toBeTruthy();
    expect(await storedLists(site)).toHaveLength(before);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(await button(place, 'Delete list'));
    fireEvent.click(await button(await screen.findByRole('alertdialog'), 'Delete list'));
    expect(await screen.findByText(/ deleted$/)).toBeTruthy();
    await waitFor(async () =>
      expect((await site.demo.lists.list({ accountId: home, locale: 'en-US' })).length).toBe(before - 1),
    );
  });

  it('restores a product that could not be removed, with the reason and a retry', async () => {
    const site = openSite();
    const place = site.show(<ShoppingLists />);
    await waitUntilStable();
    const itemIds = () => [...place.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset['item']);
    const before = itemIds();
    site.demo.demo.setFaults([{ method: 'lists.removeItems', kind: 'forbidden', times: 1 }]);
    const [first] = place.querySelectorAll<HTMLElement>('[data-item]');
    if (first === undefined) throw new Error('The list has products');
    fireEvent.click(
      within(first)
        .getAllByRole('button', { name: /^Remove / })
        .at(-1) ?? first,
    );
    expect(await screen.findByText(/was not changed\. Your account doesn’t have access to this\./)).toBeTruthy();
    await waitFor(() => expect(itemIds()).toEqual(before));
    fireEvent.click(await button(document.body, 'Try again'));
    await waitFor(() => expect(itemIds()).toEqual(before.slice(1)));
  });

  it('keeps a row with an invalid quantity, whatever is searched for or moved', async () => {
    const site = openSite();
    const place = site.show(<ShoppingLists listId="list-harbor-lane-taproom-1" />);
    await waitUntilStable();
    const search = await within(place).findByRole('searchbox', { name: 'Search this list' });
    const rows = () => [...place.querySelectorAll<HTMLElement>('[data-item]')];
    const [first, second] = rows();
    const name = second?.querySelector('.tf-lists-link')?.textContent ?? '';
    const field = first?.querySelector('input[inputmode="numeric"]');
    if (!(field instanceof HTMLInputElement)) throw new Error('The list has quantities');
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '0' } });
    fireEvent.blur(field);
    await within(first ?? place).findByText(/Enter \d+ or more/);
    fireEvent.change(search, { target: { value: name } });
    await waitFor(() => expect(rows().length).toBeLessThan(8));
    expect(place.contains(field)).toBe(true);
    expect(field.value).toBe('0');
    fireEvent.click(within(place).getByRole('button', { name: 'Rearrange' }));
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('0');
  });
});

it('a list of the last order leaves out lines with an unknown quantity, and reports that', async () => {
  const isOrder = (value: unknown): value is Order => typeof value === 'object' && value !== null && 'lines' in value;
  const seen: Order[] = [];
  const site = openSite({
    answer: (method, value) => {
      if (method === 'lists.list') return seen.length === 0 ? [] : value;
      if (method !== 'orders.read' || !isOrder(value)) return value;
      const [first] = value.lines;
      if (first === undefined) throw new Error('The last order has lines');
      const order = {
        ...value,
        lines: [
          { ...first, id: 'unknown', product: { ...first.product, id: 'unknown' }, quantity: null },
          ...value.lines,
        ],
      };
      seen.push(order);
      return order;
    },
  });
  const place = site.show(<ShoppingLists />);
  fireEvent.click(await button(place, 'Create one from your last order'));
  const dialog = await screen.findByRole('dialog');
  expect(
    await within(dialog).findByText(
      /It starts with the products from order .*1 product with an unknown quantity is left out\./,
    ),
  ).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'List name' }), { target: { value: 'Friday' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create list' }));
  await waitFor(async () => expect((await storedLists(site)).some(({ name }) => name === 'Friday')).toBe(true));
  const made = (await storedLists(site)).find(({ name }) => name === 'Friday');
  const known = seen[0]?.lines.filter(({ isFreeGood, quantity }) => !isFreeGood && quantity !== null) ?? [];
  expect(made?.items.map(({ productId }) => productId).sort()).toEqual(known.map(({ product }) => product.id).sort());
});
