import type { DemoControl } from '../../../src/adapters/demo';
import { banner, button, heading, link, main } from '../targets';
import type { Visitor } from '../visitor';

declare global {
  interface Window {
    /** The demo's own controls, which the site exposes for tests. */
    tradefrontDemo: DemoControl;
  }
}

/**
 * Selects a demo buyer on the sign-in page, and waits until nothing is loading on their first page: in WebKit a page that
 * is left during an IndexedDB transaction of the demo adapter blocks the store for the next page.
 */
export async function signIn(visitor: Visitor, buyer: RegExp, scenario = 'default'): Promise<void> {
  await visitor.open(`/en-US/sign-in?scenario=${scenario}`);
  await visitor.press(button(buyer));
  await visitor.sees(heading('Today'));
  await visitor.misses({ css: '.tf-skeleton, [aria-busy="true"]' });
  await visitor.run(() => window.tradefrontDemo.peek().then(() => true));
}

/** Numbers of the orders in the demo's ledger, read past all ports and faults. */
export const ordersOf = (visitor: Visitor): Promise<readonly string[]> =>
  visitor.run(async () => (await window.tradefrontDemo.peek()).orders.map(({ number }) => number));

/** Products and quantities of the taproom's cart, read past all ports and faults. */
export const cartOf = (visitor: Visitor): Promise<readonly string[]> =>
  visitor.run(async () => {
    const { carts } = await window.tradefrontDemo.peek();
    const lines = carts.find(({ accountId }) => accountId === 'harbor-lane-taproom')?.lines ?? [];
    return lines.map(({ productId, quantity }) => `${quantity} ${productId}`);
  });

/** The link to the cart in the header. */
export const headerCart = link(/^Cart/, { within: banner });

/** A link of the page's content. */
export const mainLink = (name: string | RegExp) => link(name, { within: main });
