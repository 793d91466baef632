import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { PortMethod } from '../../../src/ports';
import type { WidgetEventControl } from '../../../src/runtime/events';
import { AccountSwitcher } from '../../../src/widgets/account-switcher';
import { Cart } from '../../../src/widgets/cart';
import { Checkout } from '../../../src/widgets/checkout';
import { Home } from '../../../src/widgets/home';
import { LanguageSwitcher } from '../../../src/widgets/language-switcher';
import { OrderBuilder } from '../../../src/widgets/order-builder';
import { OrderDetail } from '../../../src/widgets/order-detail';
import { OrderHistory } from '../../../src/widgets/order-history';
import { OrderPlaced } from '../../../src/widgets/order-placed';
import { PayInvoices } from '../../../src/widgets/pay-invoices';
import { ProductDetails } from '../../../src/widgets/product-details';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { Promotions } from '../../../src/widgets/promotions';
import { ShoppingLists } from '../../../src/widgets/shopping-lists';
import { SignIn } from '../../../src/widgets/sign-in';
import { UserProfile } from '../../../src/widgets/user-profile';
import { orderId, waitUntilStable } from '../faults/journeys';
import { press, pressWhenShown } from '../faults/page';
import { openSite } from '../faults/site';
import { everyContract } from './every-contract';

afterEach(cleanup);

interface Action {
  /** Widget and event. */
  readonly of: `${string} before-${string}`;
  readonly widget: ReactElement;
  readonly scenario?: string;
  readonly act: (page: HTMLElement) => unknown;
  /** The call that the action makes if the host allows it; null if it opens another page. */
  readonly call: PortMethod | null;
}

/** Presses a button of the open dialog. */
const confirm = async (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'alertdialog') =>
  pressWhenShown(await screen.findByRole(role), name);

/** An order that can be cancelled. */
const cancelable = 'o-4500897';

async function placeOrder(page: HTMLElement) {
  fireEvent.change(await within(page).findByLabelText('PO number'), { target: { value: 'HLT-1131' } });
  const terms = within(page).getByRole('checkbox', { name: /I accept/ });
  if (terms instanceof HTMLInputElement && !terms.checked) fireEvent.click(terms);
  fireEvent.click(page.querySelector('.tf-checkout-summary button[type="submit"]') ?? page);
}

async function pay(page: HTMLElement) {
  for (const box of [...page.querySelectorAll('.tf-invoices-row input[type=checkbox]')].slice(0, 2))
    fireEvent.click(box);
  await waitUntilStable();
  const isBeside = [...page.querySelectorAll('.tf-invoices-methods')].some((one) => one.checkVisibility());
  if (!isBeside) await pressWhenShown(page, 'Pay');
  const slip = isBeside ? page : await screen.findByRole('dialog');
  const method = await waitFor(() => {
    const found = slip.querySelector('.tf-invoices-methods input[type=radio]');
    if (found === null) throw new Error('No payment method yet');
    return found;
  });
  fireEvent.click(method);
  await waitFor(() => {
    if (slip.textContent?.includes('Calculating the surcharge') === true) throw new Error('No surcharge yet');
  });
  await pressWhenShown(slip, /^Pay \$/);
  await pressWhenShown(await screen.findByRole('dialog', { name: /^Pay \$/ }), /^Pay \$/);
}

async function importProducts(page: HTMLElement) {
  await pressWhenShown(page, 'Import');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '104417, 8' } });
  press(dialog, 'Check products');
  await pressWhenShown(dialog, /^Add /);
}

/** Every cancelable event, with what a buyer does. */
const actions: readonly Action[] = [
  { of: 'product-grid before-add', widget: <ProductGrid />, act: (page) => press(page, /^Add /), call: 'cart.change' },
  {
    of: 'product-grid before-line-change',
    widget: <ProductGrid search="cola" />,
    act: (page) => press(page, /^One more of/),
    call: 'cart.change',
  },
  {
    of: 'product-details before-add',
    widget: <ProductDetails productId="p-677105" />,
    act: (page) => press(page, /^Add/),
    call: 'cart.change',
  },
  {
    of: 'product-details before-line-change',
    widget: <ProductDetails productId="p-104417" />,
    act: (page) => press(page, /^One more of/),
    call: 'cart.change',
  },
  {
    of: 'cart before-line-change',
    widget: <Cart />,
    act: (page) => press(page, /^One more of/),
    call: 'cart.change',
  },
  { of: 'cart before-remove', widget: <Cart />, act: (page) => press(page, /^Remove /), call: 'cart.change' },
  {
    of: 'cart before-clear',
    widget: <Cart />,
    act: async (page) => {
      await pressWhenShown(page, 'Clear');
      await confirm('Clear cart');
    },
    call: 'cart.change',
  },
  {
    of: 'cart before-replace',
    widget: <Cart />,
    act: async (page) => {
      press(page, 'Replace product');
      await confirm(/^Replace with/, 'dialog');
    },
    call: 'cart.change',
  },
  { of: 'cart before-import', widget: <Cart />, act: importProducts, call: 'cart.change' },
  {
    of: 'cart before-top-up',
    widget: <Cart />,
    scenario: 'below-minimum',
    act: (page) => pressWhenShown(page, /^Add all|^Add \d+ cases/),
    call: 'cart.change',
  },
  {
    of: 'cart before-checkout',
    widget: <Cart />,
    scenario: 'full-cart',
    act: (page) => press(page, 'Check out'),
    call: null,
  },
  {
    of: 'checkout before-place',
    widget: <Checkout />,
    scenario: 'full-cart',
    act: placeOrder,
    call: 'checkout.place',
  },
  { of: 'pay-invoices before-pay', widget: <PayInvoices />, act: pay, call: 'payInvoices.commit' },
  {
    of: 'shopping-lists before-add',
    widget: <ShoppingLists />,
    act: (page) => pressWhenShown(page, /^Add .*cart/),
    call: 'cart.change',
  },
  {
    of: 'promotions before-add',
    widget: <Promotions />,
    act: (page) => pressWhenShown(page, /^Add \d/),
    call: 'cart.change',
  },
  {
    of: 'order-placed before-reorder',
    widget: <OrderPlaced orderId={orderId} />,
    act: (page) => pressWhenShown(page, 'Order again now'),
    call: 'cart.change',
  },
  {
    of: 'order-detail before-reorder',
    widget: <OrderDetail orderId={orderId} />,
    act: (page) => pressWhenShown(page, 'Order again now'),
    call: 'cart.change',
  },
  {
    of: 'order-history before-reorder',
    widget: <OrderHistory />,
    act: async (page) => {
      await pressWhenShown(page, /^Order again/);
      await confirm('Order again now', 'dialog');
    },
    call: 'cart.change',
  },
  {
    of: 'order-detail before-cancel',
    widget: <OrderDetail orderId={cancelable} />,
    act: async (page) => {
      await pressWhenShown(page, 'Cancel order');
      const dialog = await screen.findByRole('alertdialog');
      fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: '0' } });
      await pressWhenShown(dialog, 'Cancel order');
    },
    call: 'cancelOrder.commit',
  },
  {
    of: 'order-builder before-add',
    widget: <OrderBuilder />,
    act: async (page) => {
      const scan = within(page).getAllByRole('textbox')[0];
      if (scan === undefined) throw new Error('No field for codes');
      fireEvent.change(scan, { target: { value: '104417' } });
      fireEvent.keyDown(scan, { key: 'Enter' });
      await waitUntilStable();
      await pressWhenShown(page, /^Add .*cart/);
    },
    call: 'cart.change',
  },
  {
    of: 'account-switcher before-account-change',
    widget: <AccountSwitcher layout="inline" />,
    act: (page) => fireEvent.click(within(page).getByText(/English Bay/)),
    call: 'accounts.switchTo',
  },
  {
    of: 'language-switcher before-language-change',
    widget: <LanguageSwitcher layout="list" currentHref="https://shop.example/en-US/cart" navigate={() => {}} />,
    act: (page) => fireEvent.click(within(page).getByRole('link', { name: /Français/ })),
    call: 'profile.saveLanguage',
  },
  {
    of: 'user-profile before-language-change',
    widget: <UserProfile navigate={() => {}} />,
    act: (page) => {
      fireEvent.change(within(page).getByLabelText('Your language'), { target: { value: 'fr-CA' } });
      press(page, 'Change language');
    },
    call: 'profile.saveLanguage',
  },
  {
    of: 'sign-in before-sign-in',
    widget: <SignIn signInURL="#signed-in" />,
    scenario: 'guest',
    act: (page) => fireEvent.click(within(page).getByRole('link', { name: 'Sign in' })),
    call: null,
  },
  {
    of: 'home before-sign-in',
    widget: <Home signInURL="#signed-in" />,
    scenario: 'guest',
    act: (page) => fireEvent.click(within(page).getByRole('link', { name: 'Sign in' })),
    call: null,
  },
];

it('every cancelable event of every widget is tested', () => {
  const events = everyContract.flatMap(({ name, events: all }) =>
    Object.entries(all).flatMap(([event, { cancelable: isCancelable }]) => (isCancelable ? [`${name} ${event}`] : [])),
  );
  expect(actions.map(({ of }) => of).sort()).toEqual(events.sort());
});

it.each(actions.map((action) => [action.of, action] as const))(
  '%s: nothing happens while the host is asked, or after it has refused',
  async (_of, { of, widget, scenario, act, call }) => {
    const site = openSite(scenario === undefined ? {} : { scenario });
    const page = site.show(widget);
    await waitUntilStable();
    const calls = () => (call === null ? 0 : site.countCalls(call));
    const before = { calls: calls(), address: window.location.href };
    let refuse = () => {};
    const asked: unknown[] = [];
    page.addEventListener(`tradefront-${of.split(' ')[1] ?? ''}`, (event) => {
      const control = event as CustomEvent & WidgetEventControl; // a cancelable event of a widget has both methods
      asked.push(control.detail);
      control.waitUntil(
        new Promise<void>((resolve) => (refuse = resolve)).then(() => control.preventDefault('Not today')),
      );
    });
    await act(page);
    await waitFor(() => expect(asked).toHaveLength(1));
    await screen.findByText('Checking…');
    expect(calls()).toBe(before.calls);
    refuse();
    expect(await screen.findByText('Not today')).toBeTruthy();
    await waitUntilStable();
    // Longer than the cart waits for further edits.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect({ calls: calls(), address: window.location.href }).toEqual(before);
  },
);
