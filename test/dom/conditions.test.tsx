import { cleanup, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Cart } from '../../src/widgets/cart';
import { OrderBuilder } from '../../src/widgets/order-builder';
import { ProductDetails } from '../../src/widgets/product-details';
import { ProductGrid } from '../../src/widgets/product-grid';
import { ShoppingLists } from '../../src/widgets/shopping-lists';
import { waitUntilStable } from './faults/page';
import { openSite } from './faults/site';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const scenarios = ['no-visit-plan', 'not-verified', 'order-restricted', 'blocked-account'] as const;
const widgets: readonly (readonly [name: string, widget: ReactElement])[] = [
  ['grid', <ProductGrid key="grid" />],
  ['details', <ProductDetails key="details" productId="p-677105" />],
  ['lists', <ShoppingLists key="lists" />],
  ['builder', <OrderBuilder key="builder" />],
];

/** The reason in the backend's text. */
async function open(scenario: (typeof scenarios)[number], widget: ReactElement) {
  const site = openSite({ scenario });
  const accounts = await site.demo.accounts.list({ includeOwn: true, locale: 'en-US' });
  const user = await site.demo.session.user({});
  const reason = accounts.find(({ id }) => id === user.accountId)?.conditions[0]?.reason ?? 'no reason';
  // An account without a list has no list to add from.
  await site.demo.lists.create({
    accountId: user.accountId,
    locale: 'en-US',
    draft: { name: 'Friday', description: '', items: [{ productId: 'p-677105', quantity: 6 }] },
  });
  const place = site.show(widget);
  await waitUntilStable();
  return { place, reason };
}

describe.each(scenarios)('an account that is %s', (scenario) => {
  it.each(widgets)('shows the reason above the %s, and at a disabled Add', async (name, widget) => {
    const { place, reason } = await open(scenario, widget);
    // The rest of a page loads in chunks of its own.
    await expect
      .poll(
        () => [...place.querySelectorAll('.tf-banner')].filter((banner) => banner.textContent?.includes(reason)).length,
      )
      .toBe(1);
    await waitUntilStable();
    const adds = within(place)
      .queryAllByRole('button', { name: /^Add(?! to list)/ })
      .filter((button) => !button.hasAttribute('aria-haspopup'));
    expect(adds.length, name).toBeGreaterThan(0);
    for (const add of adds) {
      expect(add.getAttribute('aria-disabled')).toBe('true');
      expect(document.getElementById(add.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
    }
    expect(place.textContent).not.toMatch(/you can order/i);
  });

  it('shows the same reason at the cart, and no other blocker', async () => {
    const { place, reason } = await open(scenario, <Cart />);
    await expect.poll(() => place.querySelector('.tf-banner')?.textContent ?? '').toContain(reason);
    const checkOut = within(place).queryByRole('button', { name: 'Check out' });
    if (checkOut !== null)
      expect(document.getElementById(checkOut.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
    expect(place.querySelector('.tf-cart-banner')).toBeNull();
  });
});
