import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ShoppingLists } from '../../../src/widgets/shopping-lists';
import { home, rest } from '../faults/journeys';
import { openSite } from '../faults/site';

afterEach(cleanup);

const button = (place: HTMLElement, name: string | RegExp) => within(place).findByRole('button', { name });
const kept = async (site: ReturnType<typeof openSite>) => (await site.demo.demo.peek()).lists.filter(({ accountId }) => accountId === home);

describe('a list (spec §8)', () => {
  it('that could not be deleted stays, with why, and can be deleted then', async () => {
    const site = openSite();
    const place = site.show(<ShoppingLists />);
    await rest();
    const before = (await kept(site)).length;
    site.demo.demo.setFaults([{ method: 'lists.remove', kind: 'unavailable', times: 1 }]);
    fireEvent.click(await button(place, 'Delete list'));
    fireEvent.click(await button(await screen.findByRole('alertdialog'), 'Delete list'));
    expect(await screen.findByText(/was not changed\. The ordering service is not available right now\./)).toBeTruthy();
    expect(await kept(site)).toHaveLength(before);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(await button(place, 'Delete list'));
    fireEvent.click(await button(await screen.findByRole('alertdialog'), 'Delete list'));
    expect(await screen.findByText(/ deleted$/)).toBeTruthy();
    await waitFor(async () => expect((await site.demo.lists.list({ accountId: home, locale: 'en-US' })).length).toBe(before - 1));
  });

  it('brings a product back: one that could not be taken off comes back, with why and a way to try again', async () => {
    const site = openSite();
    const place = site.show(<ShoppingLists />);
    await rest();
    const shown = () => [...place.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset['item']);
    const before = shown();
    site.demo.demo.setFaults([{ method: 'lists.removeItems', kind: 'forbidden', times: 1 }]);
    const [first] = place.querySelectorAll<HTMLElement>('[data-item]');
    if (first === undefined) throw new Error('The list has products');
    fireEvent.click(within(first).getAllByRole('button', { name: /^Remove / }).at(-1) ?? first);
    expect(await screen.findByText(/was not changed\. Your account does not have access to this\./)).toBeTruthy();
    await waitFor(() => expect(shown()).toEqual(before));
    fireEvent.click(await button(document.body, 'Try again'));
    await waitFor(() => expect(shown()).toEqual(before.slice(1)));
  });
});
