import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getCartRuntime } from '../../../src/runtime/cart/cart.store';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { signOut } from '../../../src/runtime/session/sign-out';
import { storedKey } from '../../../src/runtime/storage';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { parseQuantities } from '../../../src/widgets/product-grid/parts/ordering/card-quantities';
import { otherAccount, home, press, waitUntilStable } from '../faults/page';
import { openSite, type Site } from '../faults/site';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const JUICE = 'Sunmill Orange Juice';
const juice = (page: HTMLElement) =>
  within(page).findByRole<HTMLInputElement>('spinbutton', { name: new RegExp(JUICE) });

async function search(page: HTMLElement, text: string): Promise<void> {
  fireEvent.change(within(page).getByRole('searchbox'), { target: { value: text } });
  fireEvent.submit(page.querySelector('form') ?? page);
  await new Promise((resolve) => setTimeout(resolve, 400));
  await waitUntilStable();
}

async function typed(text = '6'): Promise<{ readonly site: Site; readonly page: HTMLElement }> {
  const site = openSite({ id: 'card-quantities' });
  const page = site.show(<ProductGrid />);
  await waitUntilStable();
  const field = await juice(page);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  expect((await juice(page)).value).toBe(text);
  return { site, page };
}

/** Unmounts the card and mounts it again. */
async function remountCard(page: HTMLElement): Promise<HTMLInputElement> {
  await search(page, 'Maribel');
  await waitFor(() => expect(page.textContent).not.toContain(JUICE));
  await search(page, '');
  return juice(page);
}

it('a quantity typed on a card is there after a search removed the card, and after a reload', async () => {
  const { page } = await typed();
  expect((await remountCard(page)).value).toBe('6');
  cleanup();
  const again = openSite({ id: 'card-quantities' }).show(<ProductGrid />);
  await waitUntilStable();
  expect((await juice(again)).value).toBe('6');
});

describe('an invalid text on a card', () => {
  const problem = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
  /** The field with its text and its problem, which *Add* moves the focus to. */
  const expectRefused = async (page: HTMLElement) => {
    const field = await juice(page);
    expect(field.value).toBe('abc');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(problem(field)).toBe('Enter a number.'));
    press(page, new RegExp(`^Add ${JUICE}`));
    expect(document.activeElement).toBe(field);
    return field;
  };

  it('is there with its problem after a search removed the card, on no other card, and after a reload', async () => {
    const { page } = await typed('abc');
    await search(page, 'Maribel');
    await waitFor(() => expect(page.textContent).not.toContain(JUICE));
    const others = within(page).getAllByRole<HTMLInputElement>('spinbutton');
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((field) => field.value === 'abc' || field.getAttribute('aria-invalid') === 'true')).toEqual(
      [],
    );
    await search(page, '');
    await expectRefused(page);
    cleanup();
    const again = openSite({ id: 'card-quantities' }).show(<ProductGrid />);
    await waitUntilStable();
    const field = await expectRefused(again);
    // The earlier valid quantity is stored beside it.
    expect(field.getAttribute('aria-valuenow')).toBe(field.getAttribute('aria-valuemin'));
  });

  it('keeps the quantity that was set before it', async () => {
    const { page } = await typed();
    const field = await juice(page);
    fireEvent.change(field, { target: { value: 'abc' } });
    fireEvent.blur(field);
    await remountCard(page);
    expect((await expectRefused(page)).getAttribute('aria-valuenow')).toBe('6');
    fireEvent.keyDown(await juice(page), { key: 'Escape' });
    expect((await remountCard(page)).value).toBe('6');
  });

  it('is removed when it is corrected', async () => {
    const { page } = await typed('abc');
    const field = await remountCard(page);
    fireEvent.change(field, { target: { value: '8' } });
    fireEvent.blur(field);
    const back = await remountCard(page);
    expect(back.value).toBe('8');
    expect(back.getAttribute('aria-invalid')).toBe('false');
  });

  it('is removed when the last ordered quantity is used', async () => {
    const { page } = await typed('abc');
    const card = (await juice(page)).closest('li') ?? page;
    press(card, /Same again/);
    expect((await juice(page)).getAttribute('aria-invalid')).toBe('false');
    expect((await remountCard(page)).value).not.toBe('abc');
  });
});

it('a quantity is removed when it is added', async () => {
  const { site, page } = await typed();
  press(page, new RegExp(`^Add ${JUICE}`));
  await getCartRuntime(site.adapter, home).settle();
  await waitUntilStable();
  const line = Object.values(getCartRuntime(site.adapter, home).store.getState().lines).find(
    ({ product }) => product.name === JUICE,
  );
  expect(line?.quantity).toBe(6);
  act(() => getCartRuntime(site.adapter, home).remove(line?.id ?? ''));
  await waitUntilStable();
  const field = await remountCard(page);
  expect(field.value).toBe(field.getAttribute('aria-valuemin'));
});

it('a quantity is removed when the buyer switches the account or signs out', async () => {
  const stored = () =>
    Object.keys(sessionStorage).filter((key) => key.startsWith(storedKey('entries', 'card-quantities')));
  const { site, page } = await typed();
  expect(stored()).toHaveLength(1);
  await act(async () => void (await getSessionRuntime(site.adapter).switchTo(otherAccount)));
  expect(stored()).toEqual([]);
  await act(async () => void (await getSessionRuntime(site.adapter).switchTo(home)));
  await waitUntilStable();
  const field = await juice(page);
  expect(field.value).toBe(field.getAttribute('aria-valuemin'));
  fireEvent.change(field, { target: { value: '6' } });
  fireEvent.blur(field);
  expect(stored()).toHaveLength(1);
  act(() => signOut(site.adapter));
  expect(stored()).toEqual([]);
});

it.each([
  [null],
  ['text'],
  [[['a']]],
  [[['a', '2', null]]],
  [[['a', 2]]],
  [[['a', 2, 3]]],
  [Array.from({ length: 501 }, (_, at) => [String(at), 2])],
])('ignores invalid stored values, %#', (value) => {
  expect(parseQuantities(value)).toBeNull();
});
