import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Cart } from '../../../src/widgets/cart';
import { Checkout } from '../../../src/widgets/checkout';
import { OrderBuilder } from '../../../src/widgets/order-builder';
import { ProductDetails } from '../../../src/widgets/product-details';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { ShoppingLists } from '../../../src/widgets/shopping-lists';
import { cola, home } from '../faults/journeys';
import { openSite, type Site } from '../faults/site';

afterEach(cleanup);

interface Place {
  readonly name: string;
  readonly widget: ReactElement;
  readonly scenario?: string;
  /** Opens the part that contains the fields. */
  readonly open?: (page: HTMLElement) => Promise<void>;
  readonly field: (page: HTMLElement) => HTMLInputElement | null;
}

const inputIn = (page: HTMLElement, selector: string) =>
  page.querySelector<HTMLInputElement>(`${selector} input[role="spinbutton"]:not(:disabled)`);

/** Every place where a quantity is set by a stepper. */
const places: readonly Place[] = [
  { name: 'the cart', widget: <Cart />, field: (page) => inputIn(page, '.tf-cart-quantity') },
  { name: 'a shopping list', widget: <ShoppingLists />, field: (page) => inputIn(page, '.tf-lists-quantity') },
  { name: 'a card of the product grid', widget: <ProductGrid />, field: (page) => inputIn(page, '.tf-product-order') },
  {
    name: 'a product’s details',
    widget: <ProductDetails productId={cola} />,
    field: (page) => inputIn(page, '.tf-detail-buy'),
  },
  {
    name: 'an Easy Order',
    widget: <OrderBuilder view="easy-order" />,
    field: (page) => inputIn(page, '.tf-easy-quantity'),
  },
  {
    name: 'the empties of a checkout',
    widget: <Checkout />,
    scenario: 'full-cart',
    open: async (page) => void fireEvent.click(await within(page).findByRole('button', { name: /^Return some, CO₂/ })),
    field: (page) => inputIn(page, '.tf-checkout-empties'),
  },
];

async function open({ widget, scenario, open: enter, field: find }: Place) {
  const site = openSite(scenario === undefined ? {} : { scenario });
  const page = site.show(widget);
  await enter?.(page);
  const field = await waitFor(() => {
    const found = find(page);
    if (found === null) throw new Error('No quantity yet');
    return found;
  });
  return { site, page, field };
}

/** Types into a field and leaves it. */
function type(field: HTMLInputElement, text: string) {
  field.focus();
  fireEvent.change(field, { target: { value: text } });
  field.blur();
}

/** The field's description, without the note that the quantity is in the cart. */
const description = (field: HTMLInputElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => field.ownerDocument.getElementById(id)?.textContent)
    .join(' ')
    .replace('In the cart. A change here changes the cart.', '')
    .trim();

const changes = (site: Site) => site.calls.filter((method) => /\.(change|setQuantity|quote)$/.test(method)).length;

describe.each(places)('a quantity in $name', (place) => {
  it('stays in its field with the allowed quantities when it is invalid; the value stays too', async () => {
    const { site, field } = await open(place);
    const before = field.getAttribute('aria-valuenow');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('false'));
    const changeCount = changes(site);
    for (const [text, message] of [
      ['0', /^Enter \d+ or more, or remove it\.$/],
      ['abc', /^Enter a number\.$/],
      ['1.5', /^(Sold in multiples of \d+|Enter a whole number): /],
      ['-3', /^Enter \d+ or more\.$/],
    ] as const) {
      type(field, text);
      await waitFor(() => expect(description(field)).toMatch(message));
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.value).toBe(text);
      expect(field.getAttribute('aria-valuenow')).toBe(before);
    }
    const max = field.getAttribute('aria-valuemax');
    if (max !== null) {
      type(field, String(Number(max) + 1));
      await waitFor(() => expect(description(field)).toMatch(/^Enter [\d,]+ or less\.$/));
    }
    expect(changes(site)).toBe(changeCount);
    // After the correction the message is removed and the value changes.
    const good = String(Number(field.getAttribute('aria-valuemin')));
    type(field, good);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('false'));
    await waitFor(() => expect(field.getAttribute('aria-valuenow')).toBe(good));
  });
});

/** Every column of quantities that are typed one after another. */
const columns: readonly Place[] = [
  {
    name: 'a line for fast entry',
    widget: <ProductGrid layout="list" />,
    field: (page) => page.querySelector('.tf-entry-quantity:enabled'),
  },
  {
    name: 'a row of the order builder',
    widget: <OrderBuilder />,
    scenario: 'empty-cart',
    open: async (page) => {
      const product = await waitFor(() => {
        // The code that reads a list loads with the rest: a paste before that opens the dialog instead.
        const found = page.querySelector('.tf-builder-sheet[data-tools] [data-column="product"]');
        if (found === null) throw new Error('No row that takes a list yet');
        return found;
      });
      await userEvent.click(product);
      await userEvent.paste('104417\t4\n677105\t2');
      await waitFor(() => expect(page.querySelector('[data-ready]')).not.toBeNull());
    },
    field: (page) => page.querySelector('[data-ready] [data-column="quantity"]'),
  },
  {
    name: 'a line of an import',
    widget: <Cart />,
    open: async (page) => {
      fireEvent.click(await within(page).findByRole('button', { name: 'Import' }));
      const dialog = within(await screen.findByRole('dialog'));
      fireEvent.change(await dialog.findByRole('textbox'), { target: { value: '104417, 4' } });
      fireEvent.click(dialog.getByRole('button', { name: 'Check products' }));
      await dialog.findByRole('textbox', { name: /^Quantity of / });
    },
    field: () => document.querySelector('.tf-import-requested'),
  },
];

describe.each(columns)('a quantity in $name', (place) => {
  it('stays in its field when it is invalid; the allowed quantities are shown after the field loses the focus', async () => {
    const { field } = await open(place);
    for (const [text, message] of [
      ['0', /Enter \d+ or more, or remove it\./],
      ['abc', /Enter a number\./],
      ['1.5', /(Sold in multiples of \d+|Enter a whole number): /],
      ['-3', /Enter \d+ or more\./],
    ] as const) {
      field.focus();
      fireEvent.change(field, { target: { value: text } });
      expect(field.getAttribute('aria-invalid')).toBe('false');
      field.blur();
      await waitFor(() => expect(description(field)).toMatch(message));
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.value).toBe(text);
    }
    type(field, '4');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('false'));
  });
});

describe('an action that uses the quantities waits while one is invalid', () => {
  const cases = async (site: Site) =>
    (await site.demo.demo.peek()).carts
      .find(({ accountId }) => accountId === home)
      ?.lines.map(({ quantity }) => quantity);

  it('checkout', async () => {
    const { site, page, field } = await open({ ...places[0]!, scenario: 'full-cart' }); // the first place is the cart
    const navigations: string[] = [];
    page.addEventListener('tradefront-before-checkout', () => navigations.push('checkout'));
    const before = await cases(site);
    type(field, '0');
    fireEvent.click(screen.getAllByRole('button', { name: 'Check out' })[0] ?? page);
    expect(document.activeElement).toBe(field);
    const [note] = await screen.findAllByRole('button', { name: '1 quantity needs attention.' });
    field.blur();
    fireEvent.click(note ?? page);
    expect(document.activeElement).toBe(field);
    expect(await cases(site)).toEqual(before);
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 quantity needs attention.' })).toBeNull());
  });

  it('a list’s way into the cart', async () => {
    const { site, page, field } = await open(places[1]!); // the second place is a list
    const before = site.countCalls('cart.change');
    type(field, 'abc');
    fireEvent.click(await within(page).findByRole('button', { name: /^Add / }));
    expect(document.activeElement).toBe(field);
    expect(await screen.findByRole('button', { name: '1 quantity needs attention.' })).toBeTruthy();
    expect(site.countCalls('cart.change')).toBe(before);
  });

  it('the acceptance of an Easy Order', async () => {
    const { site, page, field } = await open(places[4]!); // the fifth place is an Easy Order
    type(field, '-3');
    fireEvent.click(await within(page).findByRole('button', { name: /^Accept/ }));
    expect(document.activeElement).toBe(field);
    expect(site.countCalls('easyOrder.prepare')).toBe(0);
  });
});

describe('an unusually large quantity is confirmed once, and accepted (decision 57)', () => {
  const question =
    /^That is [\d,]+ times your usual [\d,]+\. Keep 100,000\?$|^You haven’t ordered this before, and 100,000 is more than a truckload\. Keep 100,000\?$/;

  it.each(places.slice(0, 5))('in $name', async (place) => {
    const { field } = await open(place);
    const before = field.getAttribute('aria-valuenow') ?? '';
    type(field, '100000');
    await waitFor(() => expect(description(field)).toMatch(question));
    expect(field.getAttribute('aria-valuenow')).toBe('100000');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'Keep 100,000' }));
    expect(description(field)).toBe('');
    expect(document.activeElement).toBe(field);
    // Confirmed once only.
    type(field, before);
    type(field, '100000');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByRole('button', { name: 'Keep 100,000' })).toBeNull();
  });

  it('returns to the earlier quantity', async () => {
    const { site, field } = await open(places[0]!); // the first place is the cart
    const before = Number(field.getAttribute('aria-valuenow'));
    type(field, '100000');
    fireEvent.click(await screen.findByRole('button', { name: `Change to ${before}` }));
    await waitFor(() => expect(field.value).toBe(String(before)));
    await waitFor(async () =>
      expect(
        (await site.demo.demo.peek()).carts
          .find(({ accountId }) => accountId === home)
          ?.lines.map(({ quantity }) => quantity),
      ).not.toContain(100_000),
    );
  });

  it('checkout moves the focus to the confirmation, and continues after it', async () => {
    const { page, field } = await open({ ...places[0]!, scenario: 'full-cart' }); // the first place is the cart
    type(field, '1000');
    const checkOut = () => fireEvent.click(screen.getAllByRole('button', { name: 'Check out' })[0] ?? page);
    checkOut();
    expect(document.activeElement).toBe(field);
    fireEvent.click(await screen.findByRole('button', { name: 'Keep 1,000' }));
    const checkoutEvent = new Promise((resolve) => page.addEventListener('tradefront-checkout', resolve));
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 quantity needs attention.' })).toBeNull());
    checkOut();
    await checkoutEvent;
  });

  it('in a line for fast entry: Add all moves the focus to it', async () => {
    const { site, page, field } = await open(columns[0]!); // the first column is fast entry
    field.focus();
    fireEvent.change(field, { target: { value: '100000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add all' }));
    await waitFor(() => expect(description(field)).toMatch(question));
    expect(document.activeElement).toBe(field);
    expect(site.countCalls('cart.change')).toBe(0);
    fireEvent.click(within(page).getByRole('button', { name: 'Keep 100,000' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add all' }));
    await waitFor(() => expect(site.countCalls('cart.change')).toBe(1));
  });

  it('in a row of the order builder, also when it was typed', async () => {
    const { page, field } = await open(columns[1]!); // the second column is the builder
    type(field, '100000');
    await waitFor(() => expect(description(field)).toMatch(/^That is [\d,]+ times your usual|^You haven’t ordered/));
    fireEvent.click(within(page).getByRole('button', { name: /^Keep 100,000/ }));
    await waitFor(() => expect(field.closest('[data-ready]')).not.toBeNull());
  });
});
