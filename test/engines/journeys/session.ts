import { expect, inject } from 'vitest';
import { button, heading, link, main, role, textbox } from '../targets';
import type { Visitor } from '../visitor';
import { cartOf, headerCart, ordersOf, signIn } from './demo';

/** A session ends during checkout: after signing in again the values are there, and the order is placed once. */
export async function resumeCheckout(visitor: Visitor): Promise<void> {
  await signIn(visitor, /Dana Whitlock/, 'full-cart');
  await visitor.press(headerCart);
  await visitor.press(button('Check out', { within: main, nth: 0 }));
  await visitor.write(textbox('PO number'), 'PO-NIGHT');
  await visitor.choose(role('radio', /House card/));
  await visitor.choose(role('checkbox', /terms of sale/));
  await visitor.run(() => window.tradefrontDemo.signIn(null));
  await visitor.press(button('Place order', { within: main, nth: 0 }));
  await visitor.sees(heading('Your session ended'));
  expect(await ordersOf(visitor)).toEqual([]);
  await visitor.press(link('Sign in', { within: main }));
  await visitor.press(button(/Dana Whitlock/));
  await visitor.hasValue(textbox('PO number'), 'PO-NIGHT');
  expect((await visitor.read(role('radio', /House card/))).isChecked).toBe(true);
  await visitor.choose(role('checkbox', /terms of sale/));
  await visitor.press(button('Place order', { within: main, nth: 0 }));
  await visitor.sees(heading(/^Order \d+ placed/));
  expect(await ordersOf(visitor)).toHaveLength(1);
}

/** Checkout is left for another site and returned to with *Back*: the page is as it was, and the order is placed once. */
export async function comeBack(visitor: Visitor): Promise<void> {
  await signIn(visitor, /Dana Whitlock/, 'full-cart');
  await visitor.press(headerCart);
  await visitor.press(button('Check out', { within: main, nth: 0 }));
  await visitor.write(textbox('PO number'), 'PO-BACK');
  const terms = role('checkbox', /terms of sale/);
  await visitor.choose(terms);
  await visitor.run(() => void Object.assign(window, { isFirstPage: true }));
  await visitor.tab.open('data:text/html,<title>Elsewhere</title>');
  // Later: WebKit's driver waits forever for the answer of a page that is left before it answers.
  await visitor.tab.run('setTimeout(() => history.back(), 300) && true');
  await visitor.hasValue(textbox('PO number'), 'PO-BACK');
  const isRestored = await visitor.run(() => 'isFirstPage' in window);
  // Chromium without a window has no back/forward cache: it loads the page anew, and consent is asked for again.
  expect(isRestored).toBe(inject('engine') !== 'chromium');
  if (!(await visitor.read(terms)).isChecked) await visitor.choose(terms);
  await visitor.press(button('Place order', { within: main, nth: 0 }));
  await visitor.sees(heading(/^Order \d+ placed/));
  expect(await ordersOf(visitor)).toHaveLength(1);
}

/** A product is added and a link followed in the same moment: the next page shows the product, and it is added once. */
export async function addAndLeave(visitor: Visitor): Promise<void> {
  await signIn(visitor, /Dana Whitlock/);
  const before = await cartOf(visitor);
  await visitor.open('/en-US/products');
  const juice = 'Sunmill Orange Juice';
  await visitor.sees(button(new RegExp(`^Add ${juice}`), { within: main, nth: 0 }));
  await visitor.run((name) => {
    // In one task of its own: the page answers the driver first.
    setTimeout(() => {
      document.querySelector<HTMLElement>(`main button[aria-label^="Add ${name}"]`)?.click();
      window.location.assign('/en-US/cart');
    }, 300);
  }, juice);
  await visitor.sees(heading('Cart'));
  await visitor.sees(role('spinbutton', new RegExp(juice)));
  const after = await visitor.until(
    'The product is in the cart',
    () => cartOf(visitor),
    (lines) => lines.length > before.length,
  );
  expect(after).toHaveLength(before.length + 1);
  await visitor.reload();
  await visitor.sees(role('spinbutton', new RegExp(juice)));
  expect(await cartOf(visitor)).toEqual(after);
}
