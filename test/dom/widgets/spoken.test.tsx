import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Cart, Order, OrderDetail as OrderDetailFacts, OrderPage } from '../../../src/domain';
import type { PortMethod } from '../../../src/ports';
import { Cart as CartWidget } from '../../../src/widgets/cart';
import { ChangePassword } from '../../../src/widgets/change-password';
import { Checkout } from '../../../src/widgets/checkout';
import { Dashboard } from '../../../src/widgets/dashboard';
import { OrderBuilder } from '../../../src/widgets/order-builder';
import { OrderDetail } from '../../../src/widgets/order-detail';
import { OrderHistory } from '../../../src/widgets/order-history';
import { OrderPlaced } from '../../../src/widgets/order-placed';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { ResendActivation } from '../../../src/widgets/resend-activation';
import { ShoppingLists } from '../../../src/widgets/shopping-lists';
import { SelfRegister } from '../../../src/widgets/self-register';
import { UserAdmin } from '../../../src/widgets/user-admin';
import { UserProfile } from '../../../src/widgets/user-profile';
import { Wallet } from '../../../src/widgets/wallet';
import { orderId } from '../faults/page';
import { openSite, type SiteOptions } from '../faults/site';
import { never, submitOrder, openCheckout } from './checkout/checkout-harness';

afterEach(cleanup);

/** All texts of the live regions of a page, in order. */
function listen(page: HTMLElement): readonly string[] {
  const said: string[] = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
      const text = region?.textContent.trim();
      if (text) said.push(text);
    }
  }).observe(page, { childList: true, characterData: true, subtree: true });
  return said;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function cart(options: SiteOptions = {}) {
  const page = openSite({ scenario: 'full-cart', ...options }).show(<CartWidget />);
  // The tools load while the buyer reads; the toasts are the last of them.
  await waitFor(() => expect(page.querySelector('.tf-toasts')).not.toBeNull());
  const line = page.querySelector<HTMLElement>('.tf-cart-line:not([data-problem])');
  const name = line?.querySelector('.tf-medium')?.textContent ?? '';
  if (line === null) throw new Error('The cart has no line');
  return { page, line, name, said: listen(page) };
}

describe('a quantity changed in the cart', () => {
  it('is announced after it has settled: quantity, amount and minimum, in one message for several presses', async () => {
    const { page, line, name, said } = await cart();
    const before = Number(line.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow'));
    const more = within(line).getByRole('button', { name: `One more of ${name}` });
    fireEvent.click(more);
    fireEvent.click(more);
    await waitFor(() => expect(said).toHaveLength(1));
    const amount = line.querySelector('.tf-cart-amount')?.textContent ?? 'no amount';
    expect(said[0]).toContain(`${name}: quantity ${before + 2}, ${amount}.`);
    expect(said[0]).toMatch(/short of the .*minimum|Minimum met/);
    await pause(1500);
    expect(said).toHaveLength(1);
    expect(page.querySelectorAll('[aria-live="polite"]').length).toBeGreaterThan(0);
  });
});

describe('a line removed from the cart', () => {
  it('leaves the focus on the next product’s name, where a second press removes nothing', async () => {
    const { page, line, name } = await cart();
    const next = line.nextElementSibling;
    const remove = within(line.querySelector<HTMLElement>('.tf-cart-remove') ?? line).getByRole('button', {
      name: `Remove ${name}`,
    });
    remove.focus();
    fireEvent.click(remove);
    expect(document.activeElement).toBe(next?.querySelector('.tf-cart-link'));
    await waitFor(() => expect(within(page).queryByRole('button', { name: `Remove ${name}` })).toBeNull());
    expect(document.activeElement?.closest('.tf-cart-remove')).toBeNull();
  });

  it('is announced by a region that existed before', async () => {
    const { page, line, name } = await cart();
    const region = page.querySelector('.tf-toasts');
    expect(region?.getAttribute('role')).toBe('region');
    expect(region?.getAttribute('aria-label')).toMatch(/./);
    expect(region?.textContent).toBe('');
    fireEvent.click(
      within(line.querySelector<HTMLElement>('.tf-cart-remove') ?? line).getByRole('button', {
        name: `Remove ${name}`,
      }),
    );
    await waitFor(() => expect(region?.querySelector('[aria-live]')?.textContent).toContain(name));
    expect(page.querySelector('.tf-toasts')).toBe(region);
  });
});

describe('an undo of a removal', () => {
  /** Removes a product that is out of stock, so that the demo refuses to add it again, and undoes that. */
  async function removeAndUndo(answerUndo: (next: () => Promise<unknown>) => Promise<unknown>) {
    const name = 'Bramrook Ginger Beer';
    let [sent, isRemoved] = [0, false];
    const { page, said } = await cart({
      scenario: 'default',
      instead: async (method, next) => {
        if (method !== 'cart.change') return next();
        sent += 1;
        if (sent > 1) return answerUndo(next);
        const value = await next();
        isRemoved = true;
        return value;
      },
    });
    fireEvent.click(within(page).getByRole('button', { name: `Remove ${name}` }));
    const undo = await within(page).findByRole('button', { name: 'Undo' });
    // Before that, an undo sends nothing.
    await waitFor(() => expect(isRemoved).toBe(true));
    fireEvent.click(undo);
    return { page, said };
  }

  it('that is refused is announced without its progress, which would come after the reason', async () => {
    const { page, said } = await removeAndUndo((next) => next());
    await within(page).findByText(/Bramrook Ginger Beer was not added/);
    await pause(1500);
    expect(said.filter((text) => text.includes('Adding'))).toEqual([]);
  });

  it('that takes longer than a second is announced', async () => {
    const { said } = await removeAndUndo(never);
    await waitFor(() => expect(said).toContain('Adding 1 product'), { timeout: 3000 });
  });
});

it('the stepper of a product in the cart has that in its description, and other steppers do not', async () => {
  const page = openSite().show(<ProductGrid />);
  const field = await waitFor(() => {
    const found = page.querySelector<HTMLInputElement>('.tf-stepper[data-in-cart] input');
    if (found === null) throw new Error('Nothing in the cart yet');
    return found;
  });
  const described = (input: Element) =>
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described(field)).toBe('In the cart. A change here changes the cart.');
  const other = page.querySelector('.tf-stepper:not([data-in-cart]) input');
  expect(other).not.toBeNull();
  expect(other && described(other)).toBeUndefined();
  const said = listen(page);
  const more = field.nextElementSibling;
  if (more === null) throw new Error('No way to more');
  fireEvent.click(more);
  await waitFor(() =>
    expect(said.join('\n')).toMatch(/^9 cases of Maribel Cola, .* in the cart\. \d+ cases in the cart\.$/),
  );
});

it('an order that is being placed is announced', async () => {
  const view = openCheckout({ ports: () => ({ place: never }) });
  const said = listen(view.container);
  await submitOrder(view);
  await waitFor(() => expect(said.join('\n')).toContain('Placing your order'));
});

it('a placed order is announced', async () => {
  const page = openSite().show(<OrderPlaced orderId={orderId} />);
  const said = listen(page);
  await waitFor(() =>
    expect(
      said.some((text) => text.includes(page.querySelector('.tf-placed-title .tf-h1')?.textContent ?? 'no title')),
    ).toBe(true),
  );
});

interface SpokenCase {
  readonly name: string;
  readonly widget: ReactElement;
  /** Appears together with the widget. */
  readonly ready: string;
  readonly scenario?: 'full-cart' | 'guest';
}

const widgets: readonly SpokenCase[] = [
  { name: 'cart', widget: <CartWidget />, ready: '.tf-cart-line', scenario: 'full-cart' },
  { name: 'products', widget: <ProductGrid />, ready: '.tf-stepper' },
  { name: 'lists', widget: <ShoppingLists />, ready: '.tf-lists-item' },
  { name: 'builder', widget: <OrderBuilder />, ready: '.tf-builder-row' },
  { name: 'registration', widget: <SelfRegister />, ready: 'input', scenario: 'guest' },
  { name: 'wallet', widget: <Wallet />, ready: '.tf-wallet-row' },
  { name: 'checkout', widget: <Checkout />, ready: '[name=purchaseOrderNumber]', scenario: 'full-cart' },
  { name: 'resend', widget: <ResendActivation />, ready: 'input', scenario: 'guest' },
  { name: 'password', widget: <ChangePassword />, ready: 'input[autocomplete=new-password]' },
  { name: 'profile', widget: <UserProfile />, ready: 'input' },
  { name: 'a new user', widget: <UserAdmin value={{ user: 'new' }} />, ready: '.tf-users-fields input' },
];

describe.each(widgets)('$name', ({ widget, ready, scenario }) => {
  it('has no empty status, no status that was added with its text, and marks each invalid field', async () => {
    const page = openSite(scenario === undefined ? {} : { scenario }).show(widget);
    await waitFor(() => expect(page.querySelector(ready)).not.toBeNull());
    expect(page.querySelector('[role=status], [role=alert]:empty')).toBeNull();
    const silent = [
      ...page.querySelectorAll('input:not([type=checkbox], [type=radio], [type=file], [hidden]), select, textarea'),
    ].filter((field) => !field.hasAttribute('aria-invalid'));
    expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);
    // No element around a field, such as its form, is invalid before something is typed.
    expect([...page.querySelectorAll(':invalid')].map((node) => `${node.tagName} ${node.className}`)).toEqual([]);
  });
});

it('a SKU is labelled as one', async () => {
  const { line } = await cart();
  expect(line.querySelector('.tf-cart-name')?.textContent).toMatch(/\s· SKU\s\w+/);
});

it('a missing amount has a text', async () => {
  const unpriced = (cart: Cart): Cart => ({ ...cart, lines: cart.lines.map((line) => ({ ...line, total: null })) });
  // The only response of the cart whose type is known here is the read's.
  const { line } = await cart({
    answer: (method, value) => (method === 'cart.read' ? unpriced(value as Cart) : value),
  });
  const without = line.querySelector('.tf-cart-amount');
  expect(without?.querySelector('.tf-hidden')?.textContent).toBe('Not available');
  expect(without?.querySelector('[aria-hidden]')?.textContent).toBe('–');
});

/** Dashes without a text for screen readers. */
function bareDashes(page: HTMLElement): readonly string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { textContent: text, parentElement: parent } = walker.currentNode;
    if (/^–( ×)?$|^· – cases$/.test(text?.trim() ?? '') && parent?.closest('[aria-hidden="true"]') === null)
      found.push(parent.outerHTML);
  }
  return found;
}

const noNumbers = { total: null, cases: null } as const;
const noLines = { quantity: null, total: null, unitPrice: null } as const;

// Each changes the response of the method beside it, whose type is known there.
const unknown: readonly (readonly [
  what: string,
  widget: ReactElement,
  method: PortMethod,
  change: (answer: unknown) => unknown,
])[] = [
  ['the orders', <OrderHistory key="orders" />, 'orders.search', (answer) => withRows(answer as OrderPage)],
  ['the dashboard', <Dashboard key="dashboard" />, 'orders.search', (answer) => withRows(answer as OrderPage)],
  [
    'an order',
    <OrderDetail key="order" orderId={orderId} />,
    'orders.detail',
    (answer) => withLines(answer as OrderDetailFacts),
  ],
  [
    'a placed order',
    <OrderPlaced key="placed" orderId={orderId} />,
    'orders.read',
    (answer) => withLines(answer as Order),
  ],
];
const withRows = (page: OrderPage): OrderPage => ({
  ...page,
  items: page.items.map((order) => ({ ...order, ...noNumbers })),
});
const withLines = <Of extends Order>(order: Of): Of => ({
  ...order,
  ...noNumbers,
  totals: { ...order.totals, subtotal: null, total: null, cases: null },
  lines: order.lines.map((line) => ({ ...line, ...noLines })),
});

it.each(unknown)('missing numbers have a text in %s', async (_what, widget, method, change) => {
  const page = openSite({ answer: (calledMethod, value) => (calledMethod === method ? change(value) : value) }).show(
    widget,
  );
  await waitFor(() =>
    expect(
      [...page.querySelectorAll('.tf-hidden')].filter(({ textContent }) => textContent === 'Not available').length,
    ).toBeGreaterThan(1),
  );
  expect(bareDashes(page)).toEqual([]);
});
