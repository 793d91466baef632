import type { Page } from 'playwright';
import { expect } from 'vitest';
import { ordersIn } from './open-portal';

/** The heading of the page. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The page without its header, navigation and footer. */
export const main = (page: Page) => page.getByRole('main');
/** The link to the cart in the header. */
export const headerCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
/** The quantity of a product that every demo buyer can order. */
export const juice = (page: Page) =>
  main(page)
    .getByRole('spinbutton', { name: /Sunmill Orange Juice/ })
    .first();

/** Identifies an order later: its page by its address, the first page by its number, the ledger by its count. */
export async function isFoundAfterReload(page: Page): Promise<void> {
  const number = /\d{6,}/.exec((await heading(page, /^Order/).textContent()) ?? '')?.[0] ?? 'no number';
  await page.reload();
  await heading(page, `Order ${number} placed`).waitFor();
  await page.getByRole('link', { name: 'Today' }).first().click();
  await page.getByRole('link', { name: number }).waitFor();
  expect((await ordersIn(page)).map((order) => order.number)).toEqual([number]);
}
