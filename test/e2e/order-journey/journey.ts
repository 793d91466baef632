import type { Page } from 'playwright';
import { expect } from 'vitest';
import { ordersIn } from '../portal/open-portal';
import type { UserInput } from './user-input';
import { like, within, messagesOf } from './texts';

/** A buyer at the portal: page, input mode and language. */
export interface Buyer {
  readonly page: Page;
  readonly hand: UserInput;
  readonly locale: 'en-US' | 'fr-CA';
  readonly at: (path: string) => string;
  /** A narrow page has its filters in a dialog. */
  readonly narrow?: boolean;
}

const bar = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const digits = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN);

/** From the products as a guest sees them to the same page, signed in. */
async function arrive({ page, hand, locale, at }: Buyer, buyer: RegExp): Promise<void> {
  await page.goto(at(`/${locale}/products`));
  await hand.press(bar(page).getByRole('link', { name: messagesOf(locale).portal.signIn.action }));
  await hand.press(page.getByRole('button', { name: buyer }));
  await title(page, messagesOf(locale)['product-grid'].title).waitFor();
}

/** To another account and back: the cart of the first account stays. */
async function switchAccountAndBack({ page, hand, locale }: Buyer): Promise<void> {
  const w = messagesOf(locale)['account-switcher'];
  const button = bar(page).getByRole('button', { name: new RegExp(w.current) });
  const home = /Harbor Lane Taproom/;
  for (const name of [/English Bay Social/, home]) {
    await hand.press(button);
    await hand.take(page.getByRole('dialog').getByRole('listbox'), name);
    await expect.poll(() => button.textContent(), { timeout: 15_000 }).toMatch(name);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

/** Searches, filters, changes the page, and adds one product from its card. */
async function findAndAdd({ page, hand, locale, narrow = false }: Buyer): Promise<void> {
  const w = messagesOf(locale)['product-grid'];
  const search = main(page).getByRole('searchbox', { name: w.search });
  await hand.write(search, 'halden');
  await main(page)
    .getByText(within(w.found, { count: '17' }))
    .first()
    .waitFor();
  await hand.write(search, '');
  await expect
    .poll(() =>
      main(page)
        .getByText(like(w.range, { first: '1', last: '10', total: '203' }))
        .count(),
    )
    .toBe(1);

  if (narrow) await hand.press(main(page).getByRole('button', { name: new RegExp(`^${w.filter}`) }));
  const filters = narrow ? page.getByRole('dialog') : main(page);
  await hand.choose(filters.getByRole('checkbox', { name: /^Halden/ }));
  if (narrow) await hand.press(filters.getByRole('button', { name: like(w.filterBy.show) }));
  await expect.poll(async () => new URL(page.url()).search).toContain('halden');
  await expect
    .poll(() =>
      main(page)
        .getByText(like(w.range, { first: '1', last: '10', total: '17' }))
        .count(),
    )
    .toBe(1);
  await hand.press(main(page).getByRole('button', { name: w.next, exact: true }));
  await expect
    .poll(() =>
      main(page)
        .getByText(like(w.range, { first: '11', last: '17', total: '17' }))
        .count(),
    )
    .toBe(1);
  await hand.press(
    main(page)
      .getByRole('button', { name: like(w.addProduct) })
      .first(),
  );
  await hand.press(main(page).getByRole('button', { name: w.clearFilters }).first());
}

/** Types quantities into the list for fast entry and adds them together. */
async function enterFast({ page, hand, locale }: Buyer): Promise<void> {
  const w = messagesOf(locale)['product-grid'];
  await hand.press(main(page).getByRole('button', { name: w.layouts.list }));
  // Each backend has an order of its own for products.
  await hand.write(main(page).getByRole('searchbox', { name: w.search }), 'kitewell grape');
  await hand.write(
    main(page)
      .getByRole('textbox', { name: within(w.quantityOf.case, { product: 'Kitewell Grape' }) })
      .first(),
    '2',
  );
  await hand.press(main(page).getByRole('button', { name: w.entry.addAll }));
  await main(page).getByText(like(w.entry.added)).first().waitFor();
}

/**
 * In the cart: changes a quantity, replaces a line, falls below the minimum, and reaches it with the top-up proposal.
 */
async function settleCart({ page, hand, locale }: Buyer): Promise<void> {
  const w = messagesOf(locale).cart;
  await hand.press(page.getByRole('link', { name: new RegExp(`^${w.title}`) }).first());
  await title(page, w.title).waitFor();

  const cola = main(page).getByRole('spinbutton', { name: like(w.quantityOf, { product: 'Maribel Cola' }) });
  await hand.write(cola, '2');

  const removedRow = main(page).getByRole('row').filter({ hasText: '700318' });
  await hand.press(removedRow.getByRole('button', { name: w.replaceLine }));
  const swaps = page.getByRole('dialog');
  await hand.press(swaps.getByRole('button', { name: like(w.replace.choose) }).first());
  await swaps.waitFor({ state: 'detached' });
  await expect.poll(() => removedRow.count()).toBe(0);
  expect(await cola.inputValue()).toBe('2');

  // The page names the shortfall, and the account's own history closes it.
  await main(page).getByText(like(w.minimum.casesTitle)).first().waitFor();
  expect(
    await main(page)
      .getByRole('button', { name: w.summary.checkout, exact: true })
      .first()
      .getAttribute('aria-disabled'),
  ).toBe('true');
  await hand.press(main(page).getByRole('button', { name: like(w.topUp.all) }));
  await main(page).getByText(w.minimum.met).first().waitFor();
}

/** The values entered in a checkout. */
interface Answers {
  readonly purchaseOrderNumber: string;
  readonly notes: string;
}

/**
 * Through checkout: another date, a note, a PO number, empties and the terms; then places the order. Returns its
 * number.
 */
async function checkOut({ page, hand, locale }: Buyer, { purchaseOrderNumber, notes }: Answers): Promise<string> {
  const w = messagesOf(locale);
  await hand.press(main(page).getByRole('button', { name: w.cart.summary.checkout, exact: true }).first());
  await title(page, w.checkout.title).waitFor();
  const dates = main(page)
    .getByRole('group', { name: w.checkout.delivery.date })
    .or(main(page).getByRole('radiogroup', { name: w.checkout.delivery.date }));
  await hand.choose(dates.getByRole('radio', { checked: false, disabled: false }).first());
  await hand.write(main(page).getByRole('textbox', { name: w.checkout.delivery.notes }), notes);
  await hand.press(
    main(page)
      .getByRole('button', { name: new RegExp(`^${w.checkout.empties.some}`) })
      .first(),
  );
  await main(page)
    .getByRole('spinbutton', { name: like(w.checkout.empties.count) })
    .waitFor();
  await hand.write(
    main(page).getByRole('textbox', { name: w.checkout.payment.purchaseOrderNumber }),
    purchaseOrderNumber,
  );
  await hand.choose(main(page).getByRole('checkbox', { name: new RegExp(w.checkout.summary.termsLink) }));
  await hand.press(main(page).getByRole('button', { name: w.checkout.summary.place, exact: true }).first());
  return placed(page, locale);
}

/** Waits for the confirmation and returns its number. */
export async function placed(page: Page, locale: Buyer['locale']): Promise<string> {
  const heading = title(page, like(messagesOf(locale)['order-placed'].title));
  await heading.waitFor();
  return String(digits(await heading.textContent()));
}

/** After a reload the confirmation is still there, and the ledger contains this order and no other. */
async function expectStored(
  { page, locale }: Buyer,
  number: string,
  { purchaseOrderNumber, notes }: Answers,
): Promise<void> {
  await page.reload();
  expect(await placed(page, locale)).toBe(number);
  await main(page).getByText(purchaseOrderNumber).first().waitFor();
  await main(page).getByText(notes).first().waitFor();
  expect((await ordersIn(page)).map((order) => order.number)).toEqual([number]);
}

/** The whole journey: from the list of buyers to an order that is there after a reload. */
export async function order(shopper: Buyer): Promise<void> {
  const answers = { purchaseOrderNumber: 'PO-4471', notes: 'Ring at the rear door' };
  await arrive(shopper, /Dana Whitlock/);
  await switchAccountAndBack(shopper);
  await findAndAdd(shopper);
  await enterFast(shopper);
  await settleCart(shopper);
  const number = await checkOut(shopper, answers);
  await expectStored(shopper, number, answers);
  expect(await shopper.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
