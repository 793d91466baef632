import { act, cleanup, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { CartButton } from '../../../src/portal/shell/cart-button';
import { useUnread } from '../../../src/runtime/react/use-unread';
import { Cart } from '../../../src/widgets/cart';
import { Dashboard } from '../../../src/widgets/dashboard';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { Promotions } from '../../../src/widgets/promotions';
import { ShoppingLists } from '../../../src/widgets/shopping-lists';
import { home, waitUntilStable } from '../faults/journeys';
import { openSite } from '../faults/site';

const start = location.href;
afterEach(() => {
  cleanup();
  history.replaceState(null, '', start);
});

const Unread = () => <>{useUnread(home)}</>;

/** A page to which widgets are added one after another, and every call to its backend. */
function openPage(...parts: readonly ReactElement[]) {
  const calls: string[] = [];
  const site = openSite({
    instead: (method, next, request) => {
      calls.push(`${method} ${JSON.stringify(request)}`);
      return next();
    },
  });
  const store = createStore(() => ({ parts }));
  const Page = () => (
    <>
      {useStore(store).parts.map((part, at) => (
        <div key={at}>{part}</div>
      ))}
    </>
  );
  const place = site.show(<Page />);
  const reads = () => calls.filter((call) => call.startsWith('cart.read ')).length;
  return {
    place,
    reads,
    repeated: () => [...new Set(calls.filter((call, at) => calls.indexOf(call) !== at))],
    add: async (part: ReactElement) => {
      act(() => store.setState((before) => ({ parts: [...before.parts, part] })));
      await waitUntilStable();
    },
  };
}

it('reads the cart once for a page with a grid, a badge and other widgets that show it, whenever they mount', async () => {
  const page = openPage(<CartButton accountId={home} />, <ProductGrid />);
  await waitFor(() => expect(page.place.querySelector('.tf-product-order input')).not.toBeNull());
  await page.add(<CartButton accountId={home} />);
  await page.add(<Promotions />);
  await page.add(<ShoppingLists />);
  expect(page.reads()).toBe(1);
});

it('sends no read twice on a page whose widgets mount one after another', async () => {
  const page = openPage(
    <CartButton accountId={home} />,
    <Unread />,
    <Dashboard />,
    <ProductGrid />,
    <Promotions />,
    <ShoppingLists />,
  );
  await waitFor(() => expect(page.place.querySelector('.tf-product-order input')).not.toBeNull());
  for (const part of [<Unread />, <Dashboard />, <ProductGrid />, <Promotions />, <ShoppingLists />, <Cart />])
    await page.add(part);
  expect(page.repeated()).toEqual([]);
});

it('reads the cart again on the next page, although the badge stays', async () => {
  const page = openPage(<CartButton accountId={home} />);
  await waitFor(() => expect(page.reads()).toBe(1));
  await waitUntilStable();
  history.pushState(null, '', '?next');
  await page.add(<Cart />);
  expect(page.reads()).toBe(2);
});
